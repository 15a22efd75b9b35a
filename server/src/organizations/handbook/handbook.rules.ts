type Values = Record<string, string | number | null>

const TEXTS = ['answer', 'url', 'contactPerson'] as const

/** What was left blank is nothing. */
export function tidy(given: Values): Values {
  const values = { ...given }
  for (const name of TEXTS) {
    const value = values[name]
    if (typeof value === 'string' && value.trim() === '') values[name] = null
  }
  return values
}

/** Whether a link of an answer is an address of the web that is read over HTTPS, without a password. */
export function isLink(url: string): boolean {
  if (!/^https:\/\/\S+$/i.test(url) || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

/** A question is answered by words or by a link; whom to ask is no answer yet. */
export const isAnswered = ({ answer, url }: Record<string, unknown>): boolean =>
  [answer, url].some((text) => typeof text === 'string' && text.trim() !== '')
