import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Later, laterPart } from '#shell/later.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ByAddress } from './by-address.tsx'

// What draws the square code comes along with it.
const byLink = laterPart(async () => (await import('./by-link.tsx')).ByLink)

export type InviteDialogProps = { open: boolean; onClose: () => void }

/** Invites one person by their address, or many by a link that can be shown as a square code. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<'address' | 'link'>('address')
  // While the first way is looked at, and there is a network.
  useEffect(() => {
    byLink.load().catch(() => {})
  }, [])
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
        {way === 'address' ? (
          <ByAddress onClose={onClose} />
        ) : (
          <Later part={byLink} placeholder={<Skeleton className="late h-64" />} />
        )}
      </div>
    </Dialog>
  )
}
