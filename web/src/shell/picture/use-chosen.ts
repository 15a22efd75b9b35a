import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AppError } from '#api/errors.ts'
import {
  type ReadPicture,
  readPicture,
  releasePicture,
  UnreadableFile,
} from '#shell/picture/reading.ts'

/** The file that a person chose, once it was read; or why it cannot be, in words. */
export function useChosen() {
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
