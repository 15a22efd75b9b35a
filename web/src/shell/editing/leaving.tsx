import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type LeavingProps = {
  editing: { hasChanges: boolean; submit: (onSaved?: () => void) => void }
  /** Forgets what is written. */
  onDrop: () => void
  /** One sentence: what is not saved. */
  children: ReactNode
}

/** Asks before a form with unsaved changes is left. */
export function Leaving({ editing, onDrop, children }: LeavingProps) {
  const { t } = useLingui()
  const guard = useLeaveGuard(editing.hasChanges)
  const drop = () => {
    onDrop()
    guard.leave()
  }
  const save = () => {
    guard.stay()
    editing.submit(guard.leave)
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={drop}>
        <Trans>Don’t save</Trans>
      </Button>
      <Button variant="primary" onClick={save}>
        <Trans>Save and leave</Trans>
      </Button>
    </>
  )
  return (
    <Dialog open={guard.asking} onClose={guard.stay} title={t`Save your changes?`} footer={footer}>
      <p>{children}</p>
    </Dialog>
  )
}
