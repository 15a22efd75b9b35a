import { type SqlBool, sql } from 'kysely'
import { nameKey } from '#lib/names.ts'

const LIMITS = { query: 200, words: 6 } as const

/** The words of a search for companies; null if the query has only signs that no name contains. */
export function companyWords(query: string): readonly string[] | null {
  const typed = query.slice(0, LIMITS.query)
  const words = nameKey(typed)
    .split(' ')
    .filter((word) => word !== '')
  return typed.trim() !== '' && words.length === 0 ? null : words.slice(0, LIMITS.words)
}

/**
 * Whether a word in the company's name or domains starts with `word`, which comes from
 * `companyWords` and so contains no wildcard of LIKE.
 */
export const hasCompanyWord = (word: string) => sql<SqlBool>`(' ' || "company"."nameKey" || ' '
  || replace(replace(replace(lower("company"."emailDomains"), '"', ' '), '.', ' '), '-', ' ')
  like ${`% ${word}%`})`
