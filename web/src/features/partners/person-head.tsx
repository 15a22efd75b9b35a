import type { ReactNode } from 'react'
import { Avatar } from '#shell/avatar.tsx'

/** The look of a less important action: text only. */
export const smallButton =
  '-mx-2 min-h-11 shrink-0 self-start rounded-field px-2 text-note font-semibold text-field-soft underline underline-offset-4 hover:text-field'

type Props = {
  person: { name: string; firstName: string; avatar?: string | null }
  children: ReactNode
}

/** A picture beside a heading or a line about a person. */
export function PersonHead({ person, children }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar src={person.avatar ?? null} name={person.firstName} />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
