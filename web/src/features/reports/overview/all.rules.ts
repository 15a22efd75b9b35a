import type { ReportOverviewSort } from '#api/generated/graphql.ts'

export type Order = { sort: ReportOverviewSort; descending: boolean }

const sorts: readonly ReportOverviewSort[] = [
  ...(['name', 'members', 'invited', 'onboarded', 'goal'] as const),
  ...(['checkIn', 'achieved', 'secured', 'handbook'] as const),
]

/** The order in an address; by name if it has none. */
export function orderIn(search: URLSearchParams): Order {
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'name'
  return { sort, descending: search.get('down') === '1' }
}

/** Choosing a column again reverses it; figures start with the highest, names with A. */
export function orderAfter(before: Order, sort: ReportOverviewSort): Order {
  if (before.sort === sort) return { sort, descending: !before.descending }
  return { sort, descending: sort !== 'name' }
}
