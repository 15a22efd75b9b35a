import { type Base, changedFields } from '#lib/form-versions.ts'
import { houseEntryFields } from '#lib/generated/house-entry.ts'
import { limits } from '#lib/generated/limits.ts'
import { fullLink, isLink } from '#lib/links.ts'

export const kinds = ['value', 'term', 'link'] as const
export type Kind = (typeof kinds)[number]

/** Entries of a company; characters of a title and of a text (product 3, houseEntry). */
export const most = {
  entries: limits.houseEntries,
  title: houseEntryFields.title.max,
  text: houseEntryFields.text.max,
}

/** The fields of an entry (product 3, houseEntry). */
export type EntryFields = {
  kind: string
  title: string
  text: string | null
  link: string | null
}

export type EntryValues = { kind: string; title: string; text: string; link: string }

export const isKind = (name: string | null): name is Kind => kinds.some((kind) => kind === name)

/** An entry as the form's base; a new one has the version 0. */
export const baseOf = (entry: EntryFields & { version: number }): Base<EntryValues> => ({
  version: entry.version,
  values: {
    kind: entry.kind,
    title: entry.title,
    text: entry.text ?? '',
    link: entry.link ?? '',
  },
})

export const fieldsOf = ({ kind, title, text, link }: EntryValues): EntryFields => ({
  ...{ kind, title: title.trim(), text: text.trim() || null, link: fullLink(link) || null },
})

export function changesToSend(before: EntryValues, now: EntryValues): Partial<EntryFields> {
  const changed: readonly string[] = changedFields(before, now)
  return Object.fromEntries(
    Object.entries(fieldsOf(now)).filter(([field]) => changed.includes(field)),
  )
}

export type EntryFault = { field: 'title' | 'text' | 'link'; kind: 'empty' | 'long' | 'link' }

/** The first invalid field, or null. The server has the same rules. */
export function faultOf(values: EntryValues): EntryFault | null {
  const { kind, title, text, link } = fieldsOf(values)
  if (title === '') return { field: 'title', kind: 'empty' }
  if (title.length > most.title) return { field: 'title', kind: 'long' }
  if (kind !== 'link' && text === null) return { field: 'text', kind: 'empty' }
  if ((text ?? '').length > most.text) return { field: 'text', kind: 'long' }
  if (kind === 'link' && link === null) return { field: 'link', kind: 'empty' }
  return link !== null && !isLink(link) ? { field: 'link', kind: 'link' } : null
}
