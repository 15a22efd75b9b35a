import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="empty:hidden">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-strong px-4 py-2 text-center text-note font-semibold text-on-strong">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <Trans>You are offline. What you write stays here; try again when you are back.</Trans>
        </p>
      )}
    </div>
  )
}
