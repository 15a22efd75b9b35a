/** What the server tells the web app in the page that starts it. */
export type PageSettings = {
  productName: string
  publicPlatforms: 'native' | 'any'
  appStoreUrl: string | undefined
  playStoreUrl: string | undefined
  /** Whether there is no app admin yet: then the sign-in page asks whether that is still so */
  isSetupOpen?: boolean
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`

/** The line of web/index.html whose place the settings take. */
const PLACE = meta('public-platforms', 'any')

/** Writes the settings into the built index.html; `more` are further lines for its head. */
export function fillPage(source: string, settings: PageSettings, more: string[] = []): string {
  const { productName, publicPlatforms, appStoreUrl, playStoreUrl, isSetupOpen } = settings
  const lines = [
    meta('public-platforms', publicPlatforms),
    ...(appStoreUrl ? [meta('app-store', appStoreUrl)] : []),
    ...(playStoreUrl ? [meta('play-store', playStoreUrl)] : []),
    ...(isSetupOpen ? [meta('setup', 'open')] : []),
    ...more,
  ]
  // Functions, because in a text such as $& is an order to `replace`.
  return source
    .replaceAll('Goodwork', () => escapeHtml(productName))
    .replace(PLACE, () => lines.join('\n    '))
}
