/** Whether a link is an https address without a password. */
export function isLink(url: string): boolean {
  if (!/^https:\/\/\S+$/i.test(url) || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}
