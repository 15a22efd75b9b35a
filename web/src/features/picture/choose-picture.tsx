import { Trans } from '@lingui/react/macro'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { Avatar } from '#shell/avatar.tsx'
import { useSeenBy } from '#shell/seen-by.ts'
import { Button, type ButtonVariant, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Props = {
  isReading: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

/** The current picture, and ways to another one: files, camera, or a file dropped on it. */
export function ChoosePicture({ isReading, onFile, onRemove }: Props) {
  const me = useMe()
  const seenBy = useSeenBy('name')
  return (
    <DropZone onFile={onFile}>
      <Avatar src={me.avatar} name={me.firstName} large />
      <p
        aria-live="polite"
        className={cx(
          'items-center gap-2 text-center text-field-soft',
          isReading ? 'flex' : 'hidden pointer-fine:block',
        )}
      >
        {isReading ? (
          <>
            <Spinner />
            <Trans>Opening your picture</Trans>
          </>
        ) : (
          <Trans>Choose a file or drop it here.</Trans>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton icon={<ImageUp aria-hidden="true" />} variant="primary" onFile={onFile}>
          {me.avatar ? <Trans>Choose another</Trans> : <Trans>Choose a picture</Trans>}
        </FileButton>
        <FileButton
          camera
          icon={<Camera aria-hidden="true" />}
          variant="quiet"
          className="pointer-fine:hidden"
          onFile={onFile}
        >
          <Trans>Take a photo</Trans>
        </FileButton>
        {me.avatar && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
      <p className="max-w-prose text-center text-note text-field-soft">
        {seenBy} <Trans>We don’t keep where or when it was taken.</Trans>
      </p>
    </DropZone>
  )
}

function DropZone({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false)
  // Without this, the browser would open the dropped file instead of the app.
  const take = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same
    <div
      className={cx(
        'flex flex-col items-center gap-5 rounded-card py-4 transition-[background-color]',
        isOver && 'bg-mint text-on-tone',
      )}
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
    >
      {children}
    </div>
  )
}

/** Without HEIC in the list, an iPhone converts to JPEG. */
const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type FileButtonProps = {
  icon: ReactNode
  children: ReactNode
  variant?: ButtonVariant
  className?: string
  /** Opens the camera in place of the files, on devices with one. */
  camera?: boolean
  onFile: (file: File) => void
}

function FileButton({ icon, children, variant, className, camera, onFile }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        variant,
        cx(
          'cursor-pointer px-5! has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)',
          className,
        ),
      )}
    >
      <input
        type="file"
        accept={camera ? 'image/*' : types}
        capture={camera ? 'user' : undefined}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // So that the same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {icon}
      {children}
    </label>
  )
}
