import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export function Waiting() {
  return (
    <div role="status" className="late flex flex-col gap-3">
      <VisuallyHidden>
        <Trans>Searching</Trans>
      </VisuallyHidden>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}
