import { Picture } from '#ui/art/picture.tsx'

/** A new person comes in: two people, and a hand between them. */
export function PictureMeet() {
  return (
    <Picture>
      <circle cx="66" cy="50" r="28" className="fill-sun" />
      <path d="M18 168v-36a48 48 0 0 1 96 0v36z" className="fill-mint" />
      <circle cx="176" cy="66" r="24" className="fill-coral" />
      <path d="M134 168v-30a42 42 0 0 1 84 0v30z" className="fill-lilac" />
      <circle cx="124" cy="124" r="14" className="fill-sun" />
      <circle cx="128" cy="22" r="10" className="fill-coral" />
    </Picture>
  )
}
