import { type SqlBool, sql } from 'kysely'
import { nameKey } from '#lib/names.ts'

const LIMITS = { query: 200, words: 6 } as const

/** The words of a search for companies; null where it has some and none that a name could have. */
export function companyWords(query: string): readonly string[] | null {
  const typed = query.slice(0, LIMITS.query)
  const words = nameKey(typed)
    .split(' ')
    .filter((word) => word !== '')
  return typed.trim() !== '' && words.length === 0 ? null : words.slice(0, LIMITS.words)
}

/**
 * That the company of a row has a word in its name or domains that begins so. The words are those of
 * `companyWords`, so that they hold no sign that LIKE would read.
 */
export const hasCompanyWord = (word: string) => sql<SqlBool>`(' ' || "company"."nameKey" || ' '
  || replace(replace(replace(lower("company"."emailDomains"), '"', ' '), '.', ' '), '-', ' ')
  like ${`% ${word}%`})`
