import type { SignedIn } from '#graphql/context.ts'
import { listNamed } from './people.store.ts'

/** The name of a person for those who read what was done in a company; null where they get none. */
export type Naming = (user: string | null, company: string) => string | null

/**
 * By what names a company reads of people. Only of those who are in it now, with an open account:
 * what somebody is called who left, or never came in, is not the company's to know, and a name is a
 * text that anybody may write. Who runs the whole product goes without a name, but to their equals.
 * Product 4, company events.
 */
export async function namingOf(
  { store, config, viewer }: SignedIn,
  ids: readonly (string | null)[],
): Promise<Naming> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = wanted.length === 0 ? [] : await listNamed(store.read, wanted)
  const people = new Map(rows.map((row) => [row._id, row]))
  return (user, company) => {
    const person = user === null ? undefined : people.get(user)
    if (person === undefined) return null
    const isHere = person.company === company && person.deletionDate === null
    const isAppAdmin = person.isAppAdmin === 1
    if (isHere || (isAppAdmin && viewer.role === 'appAdmin')) {
      return `${person.firstName} ${person.lastName}`.trim() || null
    }
    return isAppAdmin ? `an administrator of ${config.productName}` : null
  }
}
