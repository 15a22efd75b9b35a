import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type AskToSaveProps = {
  open: boolean
  onStay: () => void
  onDrop: () => void
  onSave: () => void
  children: ReactNode
}

/** The question before a form with unsaved changes is left. */
export function AskToSave({ open, onStay, onDrop, onSave, children }: AskToSaveProps) {
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
