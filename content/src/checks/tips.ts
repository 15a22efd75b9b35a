import { type Check, type Problem, problemAt } from '#corpus.ts'
import { entities } from '#schema/fields.ts'
import { prioritisedTips, starterTips } from '#sizes.ts'
import { sentencesOf } from '#text/words.ts'

const entityTags = new Set<string>(entities)

/** The ids of the tips count from 1 without gaps and include the starter tips (product 9). */
export const tipIds: Check = (corpus) => {
  const ids = new Set(corpus.main.map(({ row }) => row.id))
  const last = Math.max(starterTips.last, ...ids)
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((id) => !ids.has(id))
  return missing.length === 0 ? [] : [about('id', `${missing.join(', ')} missing`)]
}

/** Some tips come first for admins (product 7, main). */
export const tipPriority: Check = (corpus) => {
  const found = corpus.main.filter(({ row }) => row.prioritised === 1).length
  const { min, max } = prioritisedTips
  return found >= min && found <= max
    ? []
    : [about('prioritised', `is 1 for ${found} rows, wanted ${min} to ${max}`)]
}

/** Each tip names its readers and one theme, and the tips lead to many pieces of advice. */
export const tipSpread: Check = (corpus) => {
  const led = new Map<string, number>()
  return corpus.main.flatMap((entry): Problem[] => {
    const { adviceId, tags } = entry.row
    const times = (led.get(adviceId) ?? 0) + 1
    led.set(adviceId, times)
    const themes = tags.filter((tag) => !entityTags.has(tag)).length
    return [
      ...(times > 2 ? [problemAt(entry, 'adviceId', `${adviceId} has two tips already`)] : []),
      ...(themes === tags.length ? [problemAt(entry, 'tags', 'must say for whom')] : []),
      ...(themes === 1 ? [] : [problemAt(entry, 'tags', `names ${themes} themes, wanted 1`)]),
    ]
  })
}

/** The largest share of tips whose first sentence is a question. */
const mostQuestions = 0.15

/** Most tips begin with something to do, and not with a question. */
export const tipQuestions: Check = (corpus) => {
  const asking = corpus.main.filter(({ row }) => sentencesOf(row.text)[0]?.trimEnd().endsWith('?'))
  const share = asking.length / (corpus.main.length || 1)
  const percent = Math.round(share * 100)
  return share <= mostQuestions
    ? []
    : [about('text', `opens with a question in ${percent} % of the rows, at most 15 %`)]
}

function about(field: string, message: string): Problem {
  return { file: 'tables/main', row: '-', field, message }
}
