import { useEffect, useState } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { ChoosePicture } from '#shell/picture/choose-picture.tsx'
import { RemovePicture } from '#shell/picture/remove-picture.tsx'
import { SavePicture } from '#shell/picture/save-picture.tsx'
import { useChosen } from '#shell/picture/use-chosen.ts'

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
