/** The number of advice ids that a run keeps, best first. */
export const mostFit = 150

/**
 * Sorts records by their best advice in `fit`, which is best first. Records without a fit follow in
 * their original order.
 */
export function byFit<Record>(
  records: readonly Record[],
  fit: readonly string[],
  adviceOf: (record: Record) => readonly string[],
): Record[] {
  const ranks = new Map(fit.map((id, rank) => [id, rank]))
  const rankOf = (record: Record) =>
    Math.min(...adviceOf(record).map((id) => ranks.get(id) ?? mostFit), mostFit)
  return records
    .map((record) => ({ record, rank: rankOf(record) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record)
}
