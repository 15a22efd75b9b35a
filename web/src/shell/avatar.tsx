import { UserRound } from 'lucide-react'

/** A person's picture, their first letter, or the default icon. 44 px round; says nothing itself. */
export function Avatar({ src, name }: { src: string | null; name: string | null }) {
  if (src) return <img src={src} alt="" className="size-11 shrink-0 rounded-pill object-cover" />
  const letter = name?.trim().at(0)
  return (
    <span className="on-tone grid size-11 shrink-0 place-items-center rounded-pill bg-coral font-display text-lead uppercase">
      {letter ?? <UserRound aria-hidden="true" />}
    </span>
  )
}
