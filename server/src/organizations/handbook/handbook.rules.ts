import { fullLink } from '#lib/links.ts'

type Values = Record<string, string | number | null>

const TEXTS = ['answer', 'url', 'contactPerson'] as const

/** Replaces blank texts with null, and completes the link. */
export function tidy(given: Values): Values {
  const values = { ...given }
  for (const name of TEXTS) {
    const value = values[name]
    if (typeof value === 'string' && value.trim() === '') values[name] = null
  }
  if (typeof values.url === 'string') values.url = fullLink(values.url)
  return values
}

/** Whether an answer has text or a link. A contact alone doesn't answer a question. */
export const isAnswered = ({ answer, url }: Record<string, unknown>): boolean =>
  [answer, url].some((text) => typeof text === 'string' && text.trim() !== '')
