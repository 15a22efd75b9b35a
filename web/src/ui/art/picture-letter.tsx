import { Picture } from '#ui/art/picture.tsx'

/** Mail on its way: an envelope with a circle that looks out of it. */
export function PictureLetter() {
  return (
    <Picture>
      <path d="M44 78l76-46 76 46v76H44z" className="fill-lilac" />
      <circle cx="120" cy="76" r="40" className="fill-sun" />
      <path
        d="M44 78l76 50 76-50v74a14 14 0 0 1-14 14H58a14 14 0 0 1-14-14z"
        className="fill-coral"
      />
      <path d="M48 162l72-48 72 48a14 14 0 0 1-10 4H58a14 14 0 0 1-10-4z" className="fill-mint" />
      <rect x="2" y="98" width="28" height="10" rx="5" className="fill-sun" />
      <rect x="12" y="120" width="18" height="10" rx="5" className="fill-sun" />
      <circle cx="222" cy="46" r="12" className="fill-mint" />
    </Picture>
  )
}
