import { Trans } from '@lingui/react/macro'
import { Camera, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { IndexMessage } from '#api/content-tables.ts'
import { PictureDialog, preloadPictureDialog } from '#features/picture/picture-dialog.tsx'
import { cx } from '#lib/cx.ts'
import { messageAt } from './messages.ts'

type Props = { messages: readonly IndexMessage[]; hasAvatar: boolean }

/** Offers a picture to a person without one (product 2, Impact Index). */
export function PictureCard(props: Props) {
  // After uploading, the picture stays visible here, and the focus returns.
  const [offers] = useState(!props.hasAvatar)
  return offers && <Offer {...props} />
}

function Offer({ messages, hasAvatar }: Props) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const message = messageAt(messages, 'avatar', hasAvatar ? 1 : 0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex w-full items-start gap-3 rounded-tile bg-quiet p-4 text-left hover:bg-surface-soft"
        onPointerEnter={preloadPictureDialog}
        onFocus={preloadPictureDialog}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-pill',
            hasAvatar ? 'bg-primary text-on-primary' : 'bg-quiet text-field',
          )}
        >
          <Camera className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{message?.title}</span>
          <span className="block text-note text-field-soft">{message?.text}</span>
          <span className="mt-1 flex items-center gap-1 text-note font-semibold">
            {hasAvatar ? <Trans>Change it</Trans> : <Trans>Add a picture</Trans>}
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </span>
        </span>
      </button>
      {wanted && <PictureDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
