import { type Check, problemAt } from '#corpus.ts'
import { formats } from '#schema/fields.ts'

const fewestActions = 10
const fewestPieces = 20
/** With fewer pieces, choosing a format would change nothing. */
const fewestOfFormat = 3

/** Several actions name each motivation and profile, so that each answer has an effect. */
export const actionSpread: Check = (corpus) => {
  const actions = corpus['impact-action'].map(({ row }) => row)
  const counted = [
    ...corpus.motivation.map((entry) => ({
      entry,
      found: actions.filter((row) => row.motivations?.some((each) => each === entry.row.id)).length,
    })),
    ...corpus.clusters.map((entry) => ({
      entry,
      found: actions.filter((row) => row.profiles?.includes(entry.row.key)).length,
    })),
  ]
  return counted
    .filter(({ found }) => found < fewestActions)
    .map(({ entry, found }) =>
      problemAt(entry, 'id', `is named by ${found} actions, wanted ${fewestActions}`),
    )
}

const mostStarts = 40

/** Limits the number of good first pieces, and requires enough pieces for each job. */
export const startsAndJobs: Check = (corpus) => {
  const starts = corpus['impact-advice'].filter(({ row }) => row.start === 2)
  const tooMany = starts
    .slice(mostStarts)
    .map((entry) => problemAt(entry, 'start', `is one of ${starts.length}, wanted ${mostStarts}`))
  const named = corpus['impact-advice'].flatMap(({ row }) => row.jobs ?? [])
  return corpus.job
    .filter(({ key }) => key !== 'other')
    .map((entry) => ({ entry, found: named.filter((id) => id === entry.key).length }))
    .filter(({ found }) => found < fewestPieces)
    .map(({ entry, found }) =>
      problemAt(entry, 'id', `is named by ${found} pieces of advice, wanted ${fewestPieces}`),
    )
    .concat(tooMany)
}

/** Every job names one to three settings; “other” names none, because it may be any work. */
export const jobSettings: Check = (corpus) =>
  corpus.job.flatMap((entry) => {
    const found = entry.row.settings?.length ?? 0
    const isOther = entry.key === 'other'
    const isRight = isOther ? found === 0 : found >= 1 && found <= 3
    const wanted = isOther ? 'none' : '1 to 3'
    return isRight ? [] : [problemAt(entry, 'settings', `holds ${found}, wanted ${wanted}`)]
  })

/** Every job names the formats that enough pieces for it have; “other” has no pieces. */
export const jobFormats: Check = (corpus) => {
  const formatOf = new Map(corpus['internet-links'].map(({ row }) => [row.id, row.format]))
  return corpus.job
    .filter(({ key }) => key !== 'other')
    .flatMap((entry) => {
      const pieces = corpus['impact-advice'].filter(({ row }) => row.jobs?.includes(entry.key))
      const has = (format: string) =>
        pieces.filter(({ row }) => row.linkIds?.some((id) => formatOf.get(id) === format))
      const wanted = formats.filter((format) => has(format).length >= fewestOfFormat).join(', ')
      const isRight = (entry.row.formats ?? []).join(', ') === wanted
      return isRight ? [] : [problemAt(entry, 'formats', `must be ${wanted || 'left out'}`)]
    })
}
