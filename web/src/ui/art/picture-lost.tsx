import { Picture } from '#ui/art/picture.tsx'

/** A page that does not exist: a circle beside the bowl that it belongs to. */
export function PictureLost() {
  return (
    <Picture>
      <path d="M20 84h116a58 58 0 0 1-116 0z" className="fill-mint" />
      <circle cx="182" cy="116" r="30" className="fill-coral" />
      <path
        d="M110 60C118 22 168 16 180 66"
        className="stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="2 13"
      />
      <rect x="8" y="150" width="224" height="10" rx="5" className="fill-lilac" />
      <circle cx="50" cy="36" r="14" className="fill-sun" />
    </Picture>
  )
}
