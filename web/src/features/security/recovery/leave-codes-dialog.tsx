import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

/** Somebody is about to leave the codes without having kept them. */
export function LeaveCodesDialog({ open, onStay, onLeave }: Props) {
  const { t } = useLingui()
  const footer = (
    <>
      <Button variant="quiet" onClick={onLeave}>
        <Trans>Leave without them</Trans>
      </Button>
      <Button variant="primary" onClick={onStay}>
        <Trans>Stay and keep them</Trans>
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onStay} title={t`Leave without your codes?`} footer={footer}>
      <p>
        <Trans>
          They are never shown again. You can make new ones later, as long as you have your phone.
        </Trans>
      </p>
    </Dialog>
  )
}
