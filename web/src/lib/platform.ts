type Shell = { isNativePlatform?: () => boolean; getPlatform?: () => string }

/** The native app sets this before any script runs. */
const shell = (globalThis as { Capacitor?: Shell }).Capacitor

/** Whether this is the native app, read once at the start: native is what Capacitor says. */
export const isNative: boolean = shell?.isNativePlatform?.() === true

export const isIosApp: boolean = isNative && shell?.getPlatform?.() === 'ios'
