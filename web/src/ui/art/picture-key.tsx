import { Picture } from '#ui/art/picture.tsx'

/** A sign-in: a key before its round lock. */
export function PictureKey() {
  return (
    <Picture>
      <circle cx="86" cy="90" r="60" className="fill-sun" />
      <circle cx="86" cy="90" r="24" className="fill-on-tone" />
      <path d="M138 74h86a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-86z" className="fill-coral" />
      <rect x="176" y="106" width="18" height="30" rx="6" className="fill-coral" />
      <rect x="206" y="106" width="18" height="22" rx="6" className="fill-coral" />
      <circle cx="20" cy="30" r="12" className="fill-mint" />
      <circle cx="206" cy="40" r="14" className="fill-lilac" />
    </Picture>
  )
}
