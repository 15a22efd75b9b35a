import { type ComponentType, useEffect, useState } from 'react'
import { preloadDialog } from '#ui/dialog.tsx'

/** Without a network there is nothing to fetch; snackbars wait, and so does this, in milliseconds. */
const retryAfter = 10_000

/** What a first paint does not need: snackbars, the code of dialogs, the copy of the token. */
export function AfterPaint() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    return whenIdle(() => {
      preloadDialog().catch(() => {})
      import('#api/token-store.ts').then(
        (store) => store.followToken(),
        () => {},
      )
      void loadHost().then((host) => setHost(() => host))
    })
  }, [])
  return Host && <Host />
}

async function loadHost(): Promise<ComponentType> {
  try {
    return (await import('#shell/snackbar-host.tsx')).SnackbarHost
  } catch {
    await new Promise((done) => setTimeout(done, retryAfter))
    return loadHost()
  }
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
