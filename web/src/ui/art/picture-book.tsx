import { Picture } from '#ui/art/picture.tsx'

/** No bookmarks yet: an open book with a ribbon. */
export function PictureBook() {
  return (
    <Picture>
      <path d="M120 52c-22-18-58-20-96-12v108c38-8 74-6 96 12z" className="fill-mint" />
      <path d="M120 52c22-18 58-20 96-12v108c-38-8-74-6-96 12z" className="fill-sun" />
      <path d="M150 34v66l16-13 16 13V30c-11 0-22 1-32 4z" className="fill-coral" />
      <path
        d="M44 70c18-2 36-1 54 7M44 94c18-2 36-1 54 7"
        className="stroke-on-tone"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="206" cy="22" r="14" className="fill-lilac" />
    </Picture>
  )
}
