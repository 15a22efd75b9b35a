import { Picture } from '#ui/art/picture.tsx'

/** The four colours lifting one another, for the sign-in page. */
export function PictureLift() {
  return (
    <Picture>
      <path d="M64 96h112a56 56 0 0 1-112 0z" className="fill-coral" />
      <circle cx="120" cy="52" r="34" className="fill-sun" />
      <rect x="14" y="104" width="40" height="56" rx="20" className="fill-mint" />
      <rect x="186" y="104" width="40" height="56" rx="20" className="fill-lilac" />
      <circle cx="34" cy="80" r="16" className="fill-lilac" />
      <circle cx="206" cy="80" r="16" className="fill-mint" />
    </Picture>
  )
}
