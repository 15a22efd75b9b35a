/**
 * Whether a text is one https address without credentials. test/links.test.ts compares it
 * with the server.
 */
export function isLink(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** The full link for a typed one: `www.a.example` gets an https://. */
export const fullLink = (typed: string): string => typed.trim().replace(/^(?=www\.)/i, 'https://')
