import { policyOf } from '#http/headers.ts'
import { fillPage, meta, type PageSettings } from '#http/page.ts'

/** The page of the native app: the app's files are on the device, the server is `publicUrl`. */
export function nativePage(source: string, config: PageSettings & { publicUrl: string }): string {
  const { origin } = new URL(config.publicUrl)
  return fillPage(source, config, [
    meta('server-url', config.publicUrl),
    // No server sends headers with these files, and not every platform counts this scheme as 'self'.
    `<meta http-equiv="Content-Security-Policy" content="${policyOf('capacitor://localhost', origin)}">`,
  ])
}
