import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'

export function OfflineWords() {
  return (
    <p className="flex items-center justify-center gap-2 bg-strong px-4 py-2 text-center text-note font-semibold text-on-strong">
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      <Trans>
        You’re offline. What you write stays on this device. Try again when you’re online.
      </Trans>
    </p>
  )
}
