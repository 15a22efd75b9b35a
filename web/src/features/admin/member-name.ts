import type { Member } from './members.queries.ts'

/** A person's name, or the email if there is none. */
export const nameOf = ({ firstName, lastName, email }: Member) =>
  `${firstName} ${lastName}`.trim() || email
