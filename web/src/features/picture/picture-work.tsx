import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AppError, toAppError } from '#api/errors.ts'
import { type Me, meQuery, useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { Avatar } from '#shell/avatar.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { CropPicture } from './crop-picture.tsx'
import { removePicture, uploadPicture } from './pictures.ts'
import {
  type Area,
  cutPicture,
  type ReadPicture,
  readPicture,
  releasePicture,
  UnreadableFile,
} from './reading.ts'

export type PictureWorkProps = {
  onDone?: () => void
  /** Called when a picture is chosen and unsaved, and when this ends. */
  onChosen?: (isChosen: boolean) => void
}

/** Choose, crop, replace and remove the person's picture. */
export function PictureWork({ onDone, onChosen }: PictureWorkProps) {
  const { picture, read, isReading, error, drop } = useChosen()
  const [isRemoving, setIsRemoving] = useState(false)
  const isChosen = picture !== null
  useEffect(() => onChosen?.(isChosen), [isChosen, onChosen])
  const finish = () => {
    drop()
    setIsRemoving(false)
    onDone?.()
  }
  if (picture) return <SavePicture picture={picture} onBack={drop} onSaved={finish} />
  if (isRemoving) return <RemovePicture onKeep={() => setIsRemoving(false)} onRemoved={finish} />
  return (
    <div className="flex flex-col gap-4">
      <InlineError error={error} />
      <ChoosePicture isReading={isReading} onFile={read} onRemove={() => setIsRemoving(true)} />
    </div>
  )
}

type Props = { onKeep: () => void; onRemoved: () => void }

function RemovePicture({ onKeep, onRemoved }: Props) {
  const me = useMe()
  const { remove, isPending, error } = useRemoval(onRemoved)
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div className="flex flex-col items-center gap-5 py-4">
      <Avatar src={me.avatar} name={me.firstName} large />
      <p ref={top} tabIndex={-1} className="text-center text-lead outline-none">
        <Trans>Remove your picture? You can’t undo this.</Trans>
      </p>
      <InlineError error={error} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onKeep}>
          <Trans>Keep picture</Trans>
        </Button>
        <Button variant="danger" pending={isPending} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  )
}

/** The chosen file once it is read, or the reason it cannot be. */
function useChosen() {
  const { t } = useLingui()
  const [picture, setPicture] = useState<ReadPicture | null>(null)
  const words = {
    heic: t`This browser can’t open HEIC photos. Choose a JPEG, PNG or WebP, or take a new photo.`,
    other: t`We can’t open this file. Choose a JPEG, PNG, WebP or AVIF picture.`,
    damaged: t`We can’t open this picture. It may be damaged or too large. Choose another one.`,
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: readPicture,
    onSuccess: setPicture,
  })
  useEffect(() => () => void (picture && releasePicture(picture)), [picture])
  return {
    picture,
    read: mutate,
    isReading: isPending,
    error: error instanceof UnreadableFile ? inWords(words[error.why]) : error,
    drop: () => {
      setPicture(null)
      reset()
    },
  }
}

const inWords = (message: string) =>
  new AppError('refused', null, [{ message, code: 'UNREADABLE', field: null }])

type SavePictureProps = {
  picture: ReadPicture
  onBack: () => void
  onSaved: () => void
}

function SavePicture({ picture, onBack, onSaved }: SavePictureProps) {
  const [area, setArea] = useState<Area | null>(null)
  const { send, isPending, sent, error, stop } = useUpload(onSaved)
  const top = useRef<HTMLParagraphElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  // The pressed button is removed: the focus moves here.
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
          <Trans>Drag and zoom to choose what shows in the circle.</Trans>
        ) : (
          <Trans>This browser can’t crop pictures. We’ll use the middle.</Trans>
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
  const label = isOut ? t`Preparing your picture` : t`Uploading`
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
            'fill block h-full origin-left rounded-pill bg-primary transition-[scale]',
            !isKnown && 'breathe',
          )}
          style={{ scale: `${isKnown ? sent : 1} 1` }}
        />
      </span>
    </div>
  )
}

/** Shows a changed picture everywhere, and reloads the score. */
function useShown() {
  const queries = useQueryClient()
  return (avatar: string | null) => {
    queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, avatar })
    // Score of the impact index, a feature above this one.
    void queries.invalidateQueries({ queryKey: ['impact-index'] })
  }
}

/**
 * Uploads a picture with progress (0 to 1; null at first). `stop` or an unmount cancels it.
 */
function useUpload(onSaved: () => void) {
  const { t } = useLingui()
  const show = useShown()
  const [sent, setSent] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (make: () => Promise<Blob>) => {
      const controller = new AbortController()
      running.current = controller
      setSent(null)
      const { signal } = controller
      return uploadPicture(await make(), { signal, onProgress: setSent })
    },
    onSuccess: (avatar) => {
      show(avatar)
      showSnackbar({ text: t`Saved`, color: 'info' })
      onSaved()
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  return {
    send: mutate,
    isPending,
    sent,
    error,
    stop: () => {
      running.current?.abort()
      reset()
    },
  }
}

function useRemoval(onRemoved: () => void) {
  const { t } = useLingui()
  const show = useShown()
  const { mutate, isPending, error } = useMutation({
    mutationFn: removePicture,
    onSuccess: () => {
      show(null)
      showSnackbar({ text: t`Deleted`, color: 'info' })
      onRemoved()
    },
  })
  return { remove: () => mutate(), isPending, error }
}
