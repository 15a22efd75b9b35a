import { z } from 'zod'

const store = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' })

export const nativeSettings = {
  PUBLIC_PLATFORMS: z.enum(['native', 'any']).optional(),
  APP_STORE_URL: store.optional(),
  PLAY_STORE_URL: store.optional(),
  APPLE_APP_ID: z
    .string()
    .regex(
      /^[A-Z0-9]{10}\.[\w-]+(\.[\w-]+)+$/,
      'must be TEAMID.bundle, such as A1B2C3D4E5.com.a.app',
    )
    .optional(),
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'must be a package name, such as com.example.app')
    .optional(),
  ANDROID_CERT_SHA256: z
    .string()
    .regex(
      /^[0-9a-f]{2}(:[0-9a-f]{2}){31}( *, *[0-9a-f]{2}(:[0-9a-f]{2}){31})*$/i,
      'must be SHA-256 fingerprints such as 1A:2B:..., separated by commas',
    )
    .transform((text) => text.toUpperCase().split(/ *, */))
    .optional(),
}

type Values = z.infer<z.ZodObject<typeof nativeSettings>>

export type NativeConfig = {
  /** Where people without a company may use the product: in the native app only, or anywhere */
  publicPlatforms: 'native' | 'any'
  appStoreUrl: string | undefined
  playStoreUrl: string | undefined
  /** TEAMID.bundle of the iPhone app that may open links of this server */
  appleAppId: string | undefined
  /** The Android package that may open links, and the fingerprints of its signing certificates */
  androidApp: { id: string; certificates: readonly string[] } | undefined
}

/** By default, people without a company use the app if it is in a store, else the web. */
export function nativeOf(value: Values): NativeConfig {
  const { APP_STORE_URL, PLAY_STORE_URL, ANDROID_APP_ID: id, ANDROID_CERT_SHA256 } = value
  const isInStore = APP_STORE_URL !== undefined || PLAY_STORE_URL !== undefined
  return {
    publicPlatforms: value.PUBLIC_PLATFORMS ?? (isInStore ? 'native' : 'any'),
    appStoreUrl: APP_STORE_URL,
    playStoreUrl: PLAY_STORE_URL,
    appleAppId: value.APPLE_APP_ID,
    androidApp: id && ANDROID_CERT_SHA256 ? { id, certificates: ANDROID_CERT_SHA256 } : undefined,
  }
}

/** Whether an app, in a store or in testing, calls this server. */
export const hasNativeApp = (config: NativeConfig): boolean =>
  [config.appStoreUrl, config.playStoreUrl, config.appleAppId, config.androidApp].some(Boolean)
