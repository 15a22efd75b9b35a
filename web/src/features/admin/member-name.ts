import type { Member } from './members.queries.ts'

/** A person's name, or the email of a person without a name. */
export const nameOf = ({ firstName, lastName, email }: Member) =>
  `${firstName} ${lastName}`.trim() || email
