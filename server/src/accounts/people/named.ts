import type { SignedIn } from '#graphql/context.ts'
import { listNamed } from './people.store.ts'

/** The name of a person for readers of a company's events; null if the reader may not see it. */
export type Naming = (user: string | null, company: string) => string | null

/**
 * The names that a company sees in its events. It sees only current members with an open account:
 * it must not learn the names of people who left or never joined, and a stranger could put any text
 * into a name. Only app admins see the names of app admins.
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
