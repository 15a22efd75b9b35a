import { lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PreviewProps } from './preview.tsx'

// The preview is loaded after the form.
export const preview = lazyPart<PreviewProps>(async () => (await import('./preview.tsx')).Preview)

export const previewWaiting = <Skeleton className="late h-64" />
