import { isNative } from '#lib/platform.ts'

/** A server setting that is part of the page. */
const setting = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const productName = setting('application-name') || 'Goodwork'

/** The server's origin; set in the native app only, whose pages are local. */
export const serverUrl = setting('server-url') ?? ''
/** Whether the server had no app admin yet when it started. */
export const mayNeedSetup = setting('setup') === 'open'

/** The platforms of public users (PUBLIC_PLATFORMS). */
export const publicPlatforms = setting('public-platforms') === 'native' ? 'native' : 'any'

/** Whether people without a company may use the product here; in the native app they always may. */
export const isOpenToAll = isNative || publicPlatforms === 'any'

export const appStores = [
  { name: 'App Store', url: setting('app-store') ?? '' },
  { name: 'Google Play', url: setting('play-store') ?? '' },
].filter(({ url }) => url !== '')
