import { lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

// The first sections load first; the others load beside the data.
export const belowWork = lazyPart(async () => (await import('./below.tsx')).BelowWork)
export const belowPlace = lazyPart(async () => (await import('./below.tsx')).BelowPlace)
export const belowForm = lazyPart(async () => (await import('./below.tsx')).BelowForm)

/** Fetches all of it ahead. The parts themselves show a failure. */
export function preloadBelow(): void {
  for (const part of [belowWork, belowPlace, belowForm]) part.load().catch(() => {})
}

// As high as the real section without time off.
export const workWaiting = <Skeleton className="late h-213 lg:h-193" />

export const placeWaiting = (
  <>
    <Skeleton className="late h-140 lg:h-136" />
    <Skeleton className="late h-72" />
    <Skeleton className="late h-142 lg:h-128" />
    <Skeleton className="late h-58 sm:h-62" />
  </>
)

export const formWaiting = (
  <div className="mt-12 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
    <Skeleton className="late h-49 sm:h-53" />
    <Skeleton className="late h-141 lg:h-135" />
  </div>
)
