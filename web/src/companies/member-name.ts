import type { Member } from './members.queries.ts'

/** How a person is called; the address of those whose name nobody knows. */
export const nameOf = ({ firstName, lastName, email }: Member) =>
  `${firstName} ${lastName}`.trim() || email
