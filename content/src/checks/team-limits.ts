import { type Check, indexOf, problemAt } from '#corpus.ts'

/** The limits of two people with five minutes and no money. */
const small = { people: 2, time: 5, budget: 0 }

/** Each team action has advice within the tightest limits of the flow. */
export const teamLimits: Check = (corpus) => {
  const advice = indexOf(corpus, 'impact-advice')
  return corpus['impact-action']
    .filter(({ row }) => row.entity.includes('team'))
    .filter(({ row }) =>
      row.adviceIds.every((id) => {
        const found = advice.get(id)?.row
        return !(
          found &&
          found.people !== null &&
          found.people <= small.people &&
          found.time <= small.time &&
          found.budget <= small.budget
        )
      }),
    )
    .map((entry) => problemAt(entry, 'adviceIds', 'none has people <= 2, time <= 5 and budget 0'))
}
