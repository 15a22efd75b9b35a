import { type Check, indexOf, problemAt } from '#corpus.ts'

/** Each step of a kit has an id of its own, because goals store the ids of the steps done. */
export const kitSteps: Check = (corpus) =>
  corpus.kit.flatMap((entry) => {
    const ids = entry.row.steps.map(({ id }) => id)
    return ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => problemAt(entry, 'steps', `the step ${id} appears twice`))
  })

/** Each week of a path leads to advice or to a kit that exists, and no week repeats another. */
export const pathWeeks: Check = (corpus) => {
  const known = {
    adviceId: indexOf(corpus, 'impact-advice'),
    kitId: indexOf(corpus, 'kit'),
  }
  return corpus.path.flatMap((entry) =>
    entry.row.weeks.flatMap((week, at) => {
      const field = week.adviceId === undefined ? 'kitId' : 'adviceId'
      const id = week[field] ?? ''
      const isTwice = entry.row.weeks.slice(0, at).some((earlier) => earlier[field] === id)
      return [
        ...(known[field].has(id)
          ? []
          : [problemAt(entry, `weeks.${at}.${field}`, `${id} does not exist`)]),
        ...(isTwice
          ? [problemAt(entry, `weeks.${at}.${field}`, `${id} is in an earlier week`)]
          : []),
      ]
    }),
  )
}
