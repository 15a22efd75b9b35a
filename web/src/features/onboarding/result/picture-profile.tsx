import type { ReactNode } from 'react'
import { Picture } from '#ui/art/picture.tsx'

// Two who sit close; a path to a far sun; a horn; a clear voice; a round table. They stand on a
// field of one of the four colours, so ink and cream carry the shapes.
const shapes: readonly ReactNode[] = [
  <>
    <circle cx="86" cy="62" r="34" className="fill-on-tone" />
    <circle cx="158" cy="74" r="28" className="fill-[#fff8e6]" />
    <path d="M28 172v-14a58 54 0 0 1 116 0v14z" className="fill-on-tone" />
    <path d="M112 172v-16a46 46 0 0 1 92 0v16z" className="fill-[#fff8e6]" />
    <circle cx="122" cy="120" r="12" className="fill-coral" />
  </>,
  <>
    <circle cx="170" cy="58" r="42" className="fill-[#fff8e6]" />
    <path d="M10 172 92 74l82 98z" className="fill-on-tone" />
    <path d="M120 172l52-62 52 62z" className="fill-coral" />
    <circle cx="60" cy="44" r="12" className="fill-[#203cd6]" />
  </>,
  <>
    <path d="M40 88 160 28v124L40 116z" className="fill-on-tone" />
    <rect x="20" y="84" width="34" height="36" rx="12" className="fill-[#fff8e6]" />
    <path d="M172 50a40 40 0 0 1 0 80z" className="fill-[#fff8e6]" />
    <circle cx="218" cy="44" r="11" className="fill-[#203cd6]" />
    <circle cx="222" cy="132" r="11" className="fill-lilac" />
    <path d="M62 122h30l8 46H72z" className="fill-[#203cd6]" />
  </>,
  <>
    <path
      d="M34 24h172a22 22 0 0 1 22 22v58a22 22 0 0 1-22 22H112l-44 40v-40H34a22 22 0 0 1-22-22V46a22 22 0 0 1 22-22z"
      className="fill-on-tone"
    />
    <rect x="46" y="54" width="148" height="14" rx="7" className="fill-[#fff8e6]" />
    <rect x="46" y="82" width="96" height="14" rx="7" className="fill-sun" />
  </>,
  <>
    <circle cx="120" cy="96" r="40" className="fill-on-tone" />
    <circle cx="120" cy="26" r="20" className="fill-[#fff8e6]" />
    <circle cx="188" cy="76" r="20" className="fill-coral" />
    <circle cx="162" cy="154" r="20" className="fill-[#203cd6]" />
    <circle cx="78" cy="154" r="20" className="fill-lilac" />
    <circle cx="52" cy="76" r="20" className="fill-sun" />
  </>,
]

/** The picture of one of the five profiles, by its number; stands on a colour. */
export function PictureProfile({ number }: { number: number }) {
  return <Picture>{shapes[number]}</Picture>
}
