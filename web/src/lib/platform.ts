type Shell = { isNativePlatform?: () => boolean; getPlatform?: () => string }

/** The native app sets this before any script runs. */
const shell = (globalThis as { Capacitor?: Shell }).Capacitor

/** Whether this is the native app, as Capacitor reports it at the start. */
export const isNative: boolean = shell?.isNativePlatform?.() === true

export const isIosApp: boolean = isNative && shell?.getPlatform?.() === 'ios'
