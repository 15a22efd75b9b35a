import type { ReactNode } from 'react'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { AskToSave } from './ask-to-save.tsx'

export type LeavingProps = {
  editing: { hasChanges: boolean; submit: (onSaved?: () => void) => void }
  /** Forgets what is written. */
  onDrop: () => void
  /** One sentence: what is not saved. */
  children: ReactNode
}

/** Asks before a form with unsaved changes is left. */
export function Leaving({ editing, onDrop, children }: LeavingProps) {
  const guard = useLeaveGuard(editing.hasChanges)
  const drop = () => {
    onDrop()
    guard.leave()
  }
  const save = () => {
    guard.stay()
    editing.submit(guard.leave)
  }
  return (
    <AskToSave open={guard.asking} onStay={guard.stay} onDrop={drop} onSave={save}>
      {children}
    </AskToSave>
  )
}
