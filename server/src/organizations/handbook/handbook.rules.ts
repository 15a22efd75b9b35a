import { fullLink } from '#lib/links.ts'

type Values = Record<string, string | number | null>

const TEXTS = ['answer', 'url', 'contactPerson'] as const

/** Blank texts become null, and the link is complete. */
export function tidy(given: Values): Values {
  const values = { ...given }
  for (const name of TEXTS) {
    const value = values[name]
    if (typeof value === 'string' && value.trim() === '') values[name] = null
  }
  if (typeof values.url === 'string') values.url = fullLink(values.url)
  return values
}

/** Words or a link answer a question; a contact alone does not. */
export const isAnswered = ({ answer, url }: Record<string, unknown>): boolean =>
  [answer, url].some((text) => typeof text === 'string' && text.trim() !== '')
