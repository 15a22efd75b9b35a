import { useEffect } from 'react'
import { Later, laterPart } from '#shell/later.tsx'
import type { ConflictDialogProps } from './conflict-dialog.tsx'

// A component of any values fits whatever values it is given.
const dialog = laterPart<ConflictDialogProps<never>>(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog as never,
)

/** The question that a save asks which met another one. Its code comes once something is changed. */
export function LaterConflict<V>(
  props: ConflictDialogProps<V> & { editing: { hasChanges: boolean } },
) {
  const { hasChanges, conflict } = props.editing
  // Before a save can meet another one, and while there is a network.
  useEffect(() => {
    if (hasChanges) dialog.load().catch(() => {})
  }, [hasChanges])
  if (conflict === null) return null
  return (
    <Later
      key={conflict.theirs.version}
      part={dialog}
      placeholder={null}
      props={props as unknown as ConflictDialogProps<never>}
    />
  )
}
