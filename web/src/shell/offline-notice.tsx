import { useSyncExternalStore } from 'react'
import { untilThere } from '#lib/until-there.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'

/** Loaded after the first paint: it could not load offline. */
export const offlineWords = lazyPart(() =>
  untilThere(async () => (await import('#shell/offline-words.tsx')).OfflineWords),
)

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="empty:hidden">
      {!online && <Lazy part={offlineWords} placeholder={null} />}
    </div>
  )
}
