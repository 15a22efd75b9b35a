import { lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PreviewProps } from './preview.tsx'

// The form is what one came for: what shows it as members see it stands beside it or below.
export const preview = lazyPart<PreviewProps>(async () => (await import('./preview.tsx')).Preview)

export const previewWaiting = <Skeleton className="late h-64" />
