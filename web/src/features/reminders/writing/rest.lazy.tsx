import { leaving } from '#shell/forms/record.lazy.tsx'
import { lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PreviewProps } from './preview.tsx'
import type { ReminderConflictProps } from './reminder-conflict.tsx'

// The form is what one came for: what shows it as members see it stands beside it or below.
export const preview = lazyPart<PreviewProps>(async () => (await import('./preview.tsx')).Preview)
export const reminderConflict = lazyPart<ReminderConflictProps>(
  async () => (await import('./reminder-conflict.tsx')).ReminderConflict,
)

/** Fetches all of it ahead, while there is a network. Failing is told where it is shown. */
export function preloadRest(): void {
  for (const load of [preview.load, reminderConflict.load, leaving.load]) load().catch(() => {})
}

export const previewWaiting = <Skeleton className="late h-64" />
