import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  open: boolean
  onStay: () => void
  onDrop: () => void
  onSave: () => void
}

/** Somebody is about to leave a goal with unsaved changes. */
export function LeaveDialog({ open, onStay, onDrop, onSave }: Props) {
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
      <p>
        <Trans>What you wrote on this goal is not saved yet.</Trans>
      </p>
    </Dialog>
  )
}
