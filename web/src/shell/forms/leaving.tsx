import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { dropDraft } from './use-record-form.ts'

export type LeavingProps = {
  form: { draft: string; hasChanges: boolean; save: (onSaved?: () => void) => void }
  children: ReactNode
}

/** Asks before a form with unsaved changes is left. */
export function Leaving({ form, children }: LeavingProps) {
  const guard = useLeaveGuard(form.hasChanges)
  const drop = () => {
    dropDraft(form.draft)
    guard.leave()
  }
  const save = () => {
    guard.stay()
    form.save(guard.leave)
  }
  return (
    <AskToSave open={guard.asking} onStay={guard.stay} onDrop={drop} onSave={save}>
      {children}
    </AskToSave>
  )
}

type AskProps = {
  open: boolean
  onStay: () => void
  onDrop: () => void
  onSave: () => void
  children: ReactNode
}

/** The question before a form with unsaved changes is left. */
export function AskToSave({ open, onStay, onDrop, onSave, children }: AskProps) {
  const { t } = useLingui()
  const footer = (
    <>
      <Button variant="quiet" onClick={onDrop}>
        <Trans>Don’t save</Trans>
      </Button>
      <Button variant="primary" onClick={onSave}>
        <Trans>Save and leave</Trans>
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onStay} title={t`Save your changes?`} footer={footer}>
      <p>{children}</p>
    </Dialog>
  )
}
