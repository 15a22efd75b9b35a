type Shell = { isNativePlatform?: () => boolean }

/** Whether this is the native app, read once at the start: native is what Capacitor says. */
export const isNative: boolean =
  (globalThis as { Capacitor?: Shell }).Capacitor?.isNativePlatform?.() === true
