import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'

/** No live region: the snackbar of the check-in announces it. */
export function Kept() {
  return (
    <p className="flex items-start gap-3 font-semibold">
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <Trans>Saved on this device. We'll send your check-in when you're back online.</Trans>
    </p>
  )
}
