import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { CropPicture } from '#shell/picture/crop-picture.tsx'
import { type Area, cutPicture, type ReadPicture } from '#shell/picture/reading.ts'
import { useUpload } from '#shell/picture/use-saving.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  picture: ReadPicture
  /** Back to choosing. */
  onBack: () => void
  onSaved: () => void
}

export function SavePicture({ picture, onBack, onSaved }: Props) {
  const [area, setArea] = useState<Area | null>(null)
  const { send, isPending, sent, error, stop } = useUpload(onSaved)
  const top = useRef<HTMLParagraphElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  // The pressed button is gone: the focus moves here.
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  useEffect(() => {
    if (error) buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const { whole } = picture
  const make = async () => {
    if (whole !== null) return whole
    return cutPicture(picture, area ?? { x: 0, y: 0, width: 1, height: 1 })
  }
  const isAway = error !== null && toAppError(error).kind === 'network'
  return (
    <div className="flex flex-col gap-5">
      <p ref={top} tabIndex={-1} className="scroll-mt-8 outline-none">
        {whole === null ? (
          <Trans>Move and zoom until the circle shows what you want.</Trans>
        ) : (
          <Trans>This browser cannot crop it. The middle of the picture will be used.</Trans>
        )}
      </p>
      {whole === null ? (
        <CropPicture url={picture.url} onArea={setArea} />
      ) : (
        <img
          src={picture.url}
          alt=""
          className="mx-auto aspect-square w-60 rounded-pill object-cover"
        />
      )}
      <InlineError error={error} />
      {isPending && <Progress sent={sent} />}
      <div ref={buttons} className="flex scroll-mb-32 flex-wrap justify-end gap-3">
        <Button variant="quiet" className="px-5!" onClick={isPending ? stop : onBack}>
          {isPending ? <Trans>Cancel</Trans> : <Trans>Back</Trans>}
        </Button>
        <Button
          variant="primary"
          className="px-5!"
          pending={isPending}
          disabled={whole === null && area === null}
          onClick={() => send(make)}
        >
          {isAway ? <Trans>Try again</Trans> : <Trans>Save picture</Trans>}
        </Button>
      </div>
    </div>
  )
}

function Progress({ sent }: { sent: number | null }) {
  const { t } = useLingui()
  const isOut = sent === 1
  const isKnown = sent !== null && !isOut
  const label = isOut ? t`Making it ready` : t`Sending`
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(100 * sent) : undefined}
      className="flex flex-col gap-1 text-note text-field-soft"
    >
      {label}
      <span className="h-2 overflow-hidden rounded-pill bg-quiet">
        <span
          className={cx(
            'block h-full origin-left rounded-pill bg-primary transition-[scale]',
            !isKnown && 'breathe',
          )}
          style={{ scale: `${isKnown ? sent : 1} 1` }}
        />
      </span>
    </div>
  )
}
