import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { ByAddress } from './by-address.tsx'
import { ByLink } from './by-link.tsx'

export type InviteDialogProps = { open: boolean; onClose: () => void }

/** Invites one person by their address, or many by a link that can be shown as a square code. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<'address' | 'link'>('address')
  return (
    <Dialog open={open} onClose={onClose} title={t`Invite people`}>
      <div className="flex flex-col gap-6">
        <SegmentedChoice
          label={t`How`}
          value={way}
          onChange={setWay}
          options={[
            { value: 'address', label: t`By address` },
            { value: 'link', label: t`By link or QR code` },
          ]}
        />
        {way === 'address' ? <ByAddress onClose={onClose} /> : <ByLink />}
      </div>
    </Dialog>
  )
}
