import { Picture } from '#ui/art/picture.tsx'

/** An error of the server: two halves that do not meet. */
export function PictureApart() {
  return (
    <Picture>
      <path d="M108 24a66 66 0 0 0 0 132z" className="fill-sun" />
      <path d="M132 36a66 66 0 0 1 0 132z" className="fill-lilac" />
      <circle cx="32" cy="34" r="14" className="fill-coral" />
      <rect x="192" y="12" width="30" height="30" rx="8" className="fill-mint" />
    </Picture>
  )
}
