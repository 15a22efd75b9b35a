import type { ReactNode } from 'react'
import { Avatar } from '#shell/avatar.tsx'

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
