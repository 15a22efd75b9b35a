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
    return whenIdle(() => {
      preloadDialog().catch(() => {})
      menuPart.load().catch(() => {})
      void offlineWords.load()
      void errorPage.load()
      // The native app has no service worker, and keeps the token in the keychain alone.
      if (!isNative) {
        import('#api/token-store.ts').then(
          (store) => store.followToken(),
          () => {},
        )
      }
      void loadHost().then((host) => setHost(() => host))
      import('#shell/progress-bar.tsx').then(
        ({ ProgressBar }) => setBar(() => ProgressBar),
        () => {},
      )
    })
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

/** Calls back once the browser has nothing better to do. Answers how to call it off. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
