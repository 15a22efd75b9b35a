import { type Check, indexOf, problemAt } from '#corpus.ts'

/** The limits of a small team without money in a short meeting. */
const small = { people: 5, time: 10, budget: 0 }

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
    .map((entry) => problemAt(entry, 'adviceIds', 'none has people <= 5, time <= 10 and budget 0'))
}
