import type { QueryClient } from '@tanstack/react-query'

/** Prefix of all query keys of companies and members. */
export const companyKey = ['company'] as const

/** Reloads all data of companies after a change. */
export async function reloadCompanies(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: companyKey })
}
