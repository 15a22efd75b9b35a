/** Settings for the web app in its index.html. */
export type PageSettings = {
  productName: string
  publicPlatforms: 'native' | 'any'
  appStoreUrl: string | undefined
  playStoreUrl: string | undefined
  /** Whether there was no app admin at the start: then the sign-in page checks again */
  isSetupOpen?: boolean
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`

/** The line of web/index.html that the settings replace. */
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
  // Functions, because `replace` interprets $& in a text.
  return source
    .replaceAll('Goodwork', () => escapeHtml(productName))
    .replace(PLACE, () => lines.join('\n    '))
}
