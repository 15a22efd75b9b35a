import { type ComponentType, useEffect, useState } from 'react'
import { isNative } from '#lib/platform.ts'
import { untilThere } from '#lib/until-there.ts'
import { errorPage } from '#shell/error-place.tsx'
import { menuPart } from '#shell/menu-part.ts'
import { offlineWords } from '#shell/offline-notice.tsx'
import { preloadDialog } from '#ui/dialog.tsx'

/** What a first paint does not need: the bar of page changes, snackbars, dialogs, menu, bad news, the copy of the token. */
export function AfterPaint() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = [
      () => preloadDialog(),
      () => menuPart.load(),
      () => offlineWords.load(),
      () => errorPage.load(),
      async () => {
        const host = await loadHost()
        setHost(() => host)
      },
      async () => {
        const { ProgressBar } = await import('#shell/progress-bar.tsx')
        setBar(() => ProgressBar)
      },
    ]
    // The native app has no service worker, and keeps the token in the keychain alone.
    if (!isNative) load.push(async () => (await import('#api/token-store.ts')).followToken())
    return oneByOne(load)
  }, [])
  return (
    <>
      {Bar && <Bar />}
      {Host && <Host />}
    </>
  )
}

const loadHost = () =>
  untilThere(async () => (await import('#shell/snackbar-host.tsx')).SnackbarHost)

/**
 * Calls each function once the browser has nothing better to do, so that a slow phone answers a tap
 * in between. One that fails doesn't hold up the next. Answers how to call off the rest.
 */
function oneByOne(calls: (() => unknown)[]): () => void {
  let callOff = () => {}
  const next = () => {
    const call = calls.shift()
    if (call === undefined) return
    callOff = whenIdle(() => {
      Promise.resolve(call()).catch(() => {})
      next()
    })
  }
  next()
  return () => callOff()
}

/** Calls back once the browser has nothing better to do. Answers how to call it off. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
