import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog.tsx'
import { PictureWork } from './picture-work.tsx'

export function PictureBody({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={t`Your picture`}>
      <PictureWork onDone={onClose} />
    </Dialog>
  )
}
