import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { isNative } from '#lib/platform.ts'
import { untilThere } from '#lib/until-there.ts'
import { errorPage } from '#shell/error-place.tsx'
import { menuPart } from '#shell/menu-part.ts'
import { preloadDialog } from '#ui/dialog.tsx'

/**
 * Loaded after the first paint: progress bar, snackbars, dialogs, menu, error page, and what opens
 * the app without a network.
 */
export function AfterPaint() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  const queries = useQueryClient()
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = [
      async () => (await import('#api/kept-queries.ts')).keepQueries(queries),
      () => preloadDialog(),
      () => menuPart.load(),
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
    // The native app keeps the token in the keychain only.
    if (!isNative) load.push(async () => (await import('#api/token-store.ts')).followToken())
    load.push(async () => (await import('#shell/app-update.ts')).followWorker())
    return oneByOne(load)
  }, [queries])
  return (
    <>
      {Bar && <Bar />}
      {Host && <Host />}
    </>
  )
}

const loadHost = () =>
  untilThere(async () => (await import('#shell/snackbar-host.tsx')).SnackbarHost)

/** Calls each function when the browser is idle. Returns a function that cancels the rest. */
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

/** Calls back when the browser is idle. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
