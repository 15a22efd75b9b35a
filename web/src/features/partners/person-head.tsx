import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#shell/avatar.tsx'

/** The style of a less important action: text only. */
export const smallButton =
  '-mx-2 min-h-11 shrink-0 self-start rounded-field px-2 text-note font-semibold text-field-soft underline underline-offset-4 hover:text-field'

/** A name and a picture, as shown to another person. */
export type Person = { name: string; firstName: string; avatar?: string | null }

/** A picture, or the sign of a link, next to a heading or a line. */
export function PersonHead({ person, children }: { person: Person | null; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {person === null ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet">
          <Link2 aria-hidden="true" className="size-5" />
        </span>
      ) : (
        <Avatar src={person.avatar ?? null} name={person.firstName} />
      )}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
