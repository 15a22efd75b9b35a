import { Picture } from '#ui/art/picture.tsx'

/** No goals yet: five steps going up, and a circle at their foot. */
export function PictureSteps() {
  return (
    <Picture>
      <rect x="16" y="132" width="40" height="32" rx="8" className="fill-lilac" />
      <rect x="60" y="108" width="40" height="56" rx="8" className="fill-coral" />
      <rect x="104" y="82" width="40" height="82" rx="8" className="fill-mint" />
      <rect x="148" y="54" width="40" height="110" rx="8" className="fill-sun" />
      <circle cx="36" cy="110" r="18" className="fill-primary" />
      <path d="M196 164V28" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <path d="M199 28l33 13-33 13z" className="fill-coral" />
    </Picture>
  )
}
