/** Whether a link is an https address without a password. */
export function isLink(url: string): boolean {
  if (!/^https:\/\/\S+$/i.test(url) || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

/** A link as people type it: `www.a.example` gets its https://. */
export const fullLink = (typed: string): string => typed.trim().replace(/^(?=www\.)/i, 'https://')

/** The fault of a link, in words for the person who typed it. */
export const linkFault = (typed: string): string =>
  /^http:/i.test(typed)
    ? 'People on the same network could read or change a page at http://. Enter its https:// address.'
    : 'The link must be a full address that starts with https://.'
