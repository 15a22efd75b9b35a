import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { pageWaits } from '#shell/page-change.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** A placeholder that appears after a moment, to avoid a flash. */
export function PageLoading() {
  useEffect(pageWaits, [])
  return (
    <div role="status" className="late flex flex-col gap-4 pt-2">
      <VisuallyHidden>
        <Trans>The page is loading.</Trans>
      </VisuallyHidden>
      <Skeleton className="h-12 w-3/4 max-w-120" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}
