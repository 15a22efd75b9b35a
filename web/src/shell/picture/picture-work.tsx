import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { Avatar } from '#shell/avatar.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { ChoosePicture } from '#shell/picture/choose-picture.tsx'
import {
  type ReadPicture,
  readPicture,
  releasePicture,
  UnreadableFile,
} from '#shell/picture/reading.ts'
import { SavePicture } from '#shell/picture/save-picture.tsx'
import { useRemoval } from '#shell/picture/use-saving.ts'
import { Button } from '#ui/button.tsx'

export type PictureWorkProps = {
  /** The picture is saved, or gone. */
  onDone?: () => void
  /** A picture was chosen and waits to be saved; or does no more. */
  onChosen?: (isChosen: boolean) => void
}

/** To choose, crop, replace and remove one's picture. */
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
        <Trans>Remove your picture? It is deleted for good.</Trans>
      </p>
      <InlineError error={error} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onKeep}>
          <Trans>Keep it</Trans>
        </Button>
        <Button variant="danger" pending={isPending} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  )
}

/** The chosen file once it was read, or why it cannot be. */
function useChosen() {
  const { t } = useLingui()
  const [picture, setPicture] = useState<ReadPicture | null>(null)
  const words = {
    heic: t`This browser cannot open HEIC photos. Choose a JPEG, PNG or WebP, or take a new photo.`,
    other: t`This file is not a picture that can be opened here. Choose a JPEG, PNG, WebP or AVIF.`,
    damaged: t`This picture cannot be opened: it is damaged, not complete or far too large. Choose another.`,
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
