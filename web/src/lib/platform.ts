type Shell = { isNativePlatform?: () => boolean; getPlatform?: () => string }

/** What the native app puts on the page before any script of ours runs; a browser has none. */
const shell = (globalThis as { Capacitor?: Shell }).Capacitor

/** Whether this is the native app, read once at the start: native is what Capacitor says. */
export const isNative: boolean = shell?.isNativePlatform?.() === true

export const isIosApp: boolean = isNative && shell?.getPlatform?.() === 'ios'
