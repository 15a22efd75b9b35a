import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { type ButtonVariant, buttonClass } from '#ui/button.tsx'

/**
 * Types that can be opened almost everywhere. That HEIC is not among them makes an iPhone hand over
 * a JPEG.
 */
const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Props = {
  icon: ReactNode
  children: ReactNode
  variant?: ButtonVariant
  className?: string
  /** Opens the camera, where there is one, in place of the files. */
  camera?: boolean
  onFile: (file: File) => void
}

/** A button that opens the files, or the camera. */
export function FileButton({ icon, children, variant, className, camera, onFile }: Props) {
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
