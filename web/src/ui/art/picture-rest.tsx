import { Picture } from '#ui/art/picture.tsx'

/** Goodbye for now: a low sun over a quiet line. */
export function PictureRest() {
  return (
    <Picture>
      <path d="M56 126a64 64 0 0 1 128 0z" className="fill-sun" />
      <rect x="12" y="126" width="216" height="12" rx="6" className="fill-coral" />
      <rect x="44" y="150" width="152" height="10" rx="5" className="fill-mint" />
      <circle cx="204" cy="42" r="14" className="fill-lilac" />
    </Picture>
  )
}
