import { Picture } from '#ui/art/picture.tsx'

/** A person before a round mirror, and the colours that look back. */
export function PictureMirror() {
  return (
    <Picture>
      <circle cx="150" cy="78" r="68" className="fill-lilac" />
      <circle cx="150" cy="78" r="52" className="fill-[#fff8e6]" />
      <circle cx="150" cy="64" r="20" className="fill-coral" />
      <path d="M112 113a38 34 0 0 1 76 0 52 52 0 0 1-76 0z" className="fill-mint" />
      <circle cx="52" cy="92" r="24" className="fill-coral" />
      <path d="M10 176v-14a42 42 0 0 1 84 0v14z" className="fill-mint" />
      <rect x="138" y="150" width="24" height="26" rx="8" className="fill-sun" />
    </Picture>
  )
}
