import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'

export function ReadMark() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-note font-semibold">
      <Check aria-hidden="true" className="size-4" />
      <Trans>Read</Trans>
    </span>
  )
}
