import { type Check, indexOf, problemAt } from '#corpus.ts'

/**
 * References with a co-author of papers that were withdrawn. Advice that relies on them has grade C
 * at most.
 */
export const sharedWithWithdrawn = new Set([
  'grant-gino-2010-thanks',
  'brooks-2015-advice-asking',
  'huang-2017-asking-questions',
  'cable-2013-newcomers-best-self',
  'yeomans-2020-receptiveness',
])

/** Every reason has a source, or grade D and the words that it is practice wisdom. */
export const evidence: Check = (corpus) =>
  corpus['impact-advice'].flatMap((entry) => {
    const { sourceIds, grade, why } = entry.row
    return [
      ...(sourceIds.length === 0 && grade !== 'D'
        ? [problemAt(entry, 'sourceIds', `grade ${grade} needs a source`)]
        : []),
      ...(grade === 'D' && !/practice|experience|wisdom|custom|craft/i.test(why)
        ? [problemAt(entry, 'why', 'grade D must say that it is practice wisdom')]
        : []),
    ]
  })

/**
 * A grade is not better than its sources allow: A needs trials or a meta-analysis that tested this
 * advice, B a study that tested something like it, and an analogy carries C at most.
 */
export const grades: Check = (corpus) => {
  const sources = indexOf(corpus, 'sources')
  return corpus['impact-advice'].flatMap((entry) => {
    const { grade, sourceIds, closeness } = entry.row
    const direct = sourceIds.filter((_, at) => closeness[at] === 'direct')
    const kinds = direct.map((id) => sources.get(id)?.row.kind)
    return [
      ...(closeness.length === sourceIds.length
        ? []
        : [
            problemAt(
              entry,
              'closeness',
              `has ${closeness.length} values for ${sourceIds.length} sources`,
            ),
          ]),
      ...sourceIds
        .filter((id) => sharedWithWithdrawn.has(id) && (grade === 'A' || grade === 'B'))
        .map((id) => problemAt(entry, 'grade', `${id} carries grade C at most`)),
      ...(grade === 'A' && !kinds.some((kind) => kind === 'meta-analysis' || kind === 'experiment')
        ? [problemAt(entry, 'grade', 'A needs a meta-analysis or trials that tested this (direct)')]
        : []),
      ...(grade === 'B' && !closeness.some((each) => each !== 'analogy')
        ? [problemAt(entry, 'grade', 'B needs a source that is direct or near')]
        : []),
      ...(grade === 'D' && sourceIds.length > 0
        ? [problemAt(entry, 'sourceIds', 'grade D is practice wisdom and cites no source')]
        : []),
    ]
  })
}

/** Addresses are https, both in links and in texts. */
export const addresses: Check = (corpus) =>
  corpus['internet-links']
    .filter(({ row }) => !row.url.startsWith('https://'))
    .map((entry) => problemAt(entry, 'url', 'must start with https://'))
