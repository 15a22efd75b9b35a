import { useEffect } from 'react'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import type { ConflictDialogProps } from './conflict-dialog.tsx'
import type { LeavingProps } from './leaving.tsx'

/** The question before a form with unsaved changes is left; nobody leaves before it is drawn. */
export const leaving = lazyPart<LeavingProps>(async () => (await import('./leaving.tsx')).Leaving)

// A component of any values fits whatever values it is given.
const dialog = lazyPart<ConflictDialogProps<never>>(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog as never,
)

/** The question after two saves of one record. Its code is loaded once something is changed. */
export function LazyConflict<V>(props: ConflictDialogProps<V> & { form: { hasChanges: boolean } }) {
  const { hasChanges, conflict } = props.form
  // Before a save can meet another one, and while there is a network.
  useEffect(() => {
    if (hasChanges) dialog.load().catch(() => {})
  }, [hasChanges])
  if (conflict === null) return null
  return (
    <Lazy
      key={conflict.theirs.version}
      part={dialog}
      placeholder={null}
      props={props as unknown as ConflictDialogProps<never>}
    />
  )
}
