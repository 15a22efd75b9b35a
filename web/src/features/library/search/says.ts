import { plural, t } from '@lingui/core/macro'
import type { SearchResult } from './found.queries.ts'

/** The maximum length of a person's words within a sentence (product 9, truncated). */
const mostQuoted = 100

/** A person's words within a sentence, cut if they are long. */
export function quoted(words: string): string {
  const letters = [...words]
  return letters.length <= mostQuoted ? words : `${letters.slice(0, mostQuoted).join('')}…`
}

/** The number of results. A title match may be missing from the search. */
export function countOf({
  total,
  hits,
  titles,
}: Pick<SearchResult, 'total' | 'hits' | 'titles'>): number {
  const listed = new Set(hits.map(({ kind, id }) => `${kind}:${id}`))
  for (const { id } of titles) listed.add(`action:${id}`)
  return Math.max(total, listed.size)
}

/** The text that is read out once results have come. */
export function said(words: string, found: SearchResult): string {
  const count = countOf(found)
  const asked = quoted(words)
  if (count === 0) {
    const near = found.near.length
    if (near === 0) return t`No results for ${asked}.`
    const things = plural(near, { one: '# related result.', other: '# related results.' })
    return t`No results for ${asked}. ${things}`
  }
  const results = plural(count, { one: '# result', other: '# results' })
  if (found.corrected === null) return t`${results} for ${asked}.`
  const corrected = quoted(found.corrected)
  return t`No results for ${asked}. ${results} for ${corrected}.`
}
