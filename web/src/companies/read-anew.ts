import type { QueryClient } from '@tanstack/react-query'

/** The beginning of every key under which companies and their members are kept. */
export const companyKey = ['company'] as const

/** What stands on the pages of a company is read anew after each change. */
export async function readAnew(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: companyKey })
}
