import { fullLink, isLink, linkFault } from '#lib/links.ts'

export const HOUSE_KINDS = ['value', 'term', 'link'] as const

type Values = Record<string, string | number | null>
type Entry = { kind: string; title: string; text: string | null; link: string | null }

/** Trims texts, completes the link, and replaces a blank text or link with null. */
export function tidy(given: Values): Values {
  const values = { ...given }
  for (const name of ['title', 'text', 'link']) {
    const value = values[name]
    if (typeof value !== 'string') continue
    values[name] = value.trim() || (name === 'title' ? '' : null)
  }
  if (typeof values.link === 'string') values.link = fullLink(values.link)
  return values
}

export type Fault = { field: 'title' | 'text' | 'link'; message: string }

/** The first field that is missing or wrong: product 3, houseEntry. */
export function faultOf({ kind, title, text, link }: Entry): Fault | undefined {
  if (title === '') return { field: 'title', message: 'Write a title.' }
  if (link !== null && !isLink(link)) {
    return { field: 'link', message: linkFault(link) }
  }
  if (kind === 'link')
    return link === null ? { field: 'link', message: 'Add the link.' } : undefined
  return text === null ? { field: 'text', message: 'Write what it means.' } : undefined
}
