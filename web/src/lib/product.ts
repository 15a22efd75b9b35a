/** A setting of the server, which puts it into the page it serves. */
const setting = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The product's name (PRODUCT_NAME). */
export const productName = setting('application-name') || 'Goodwork'

/** Whether the server had no app admin yet when it started. */
export const mayNeedSetup = setting('setup') === 'open'

/** Where people without a company may come in (PUBLIC_PLATFORMS). */
export const publicPlatforms = setting('public-platforms') === 'any' ? 'any' : 'native'
