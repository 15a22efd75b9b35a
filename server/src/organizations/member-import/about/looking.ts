import { noteLookAtEach } from '#audit/admin-access-log/admin-access-log.ts'
import { ownersOf } from '#db/address-keys.ts'
import type { MemberImportRowTable } from '#db/tables.imports.ts'
import type { SignedIn } from '#graphql/context.ts'
import { addressesIn, likelyKeysOf, type Mentioned } from '#lib/addresses-in.ts'
import { makeTurns } from '#lib/turns.ts'
import { cellsOf, type ImportColumn } from '../columns.rules.ts'
import { subjectsOf } from './named.rules.ts'

/** What names more people than that was made to keep somebody busy */
const MOST_OF_A_ROW = 20

type Seen = Pick<MemberImportRowTable, 'cells' | 'emailKey' | 'person'>

/**
 * Notes that an app admin sees rows of a file with all their columns, in the trail of each person
 * whose they are: by the address that was read, and else by those that say whose a row may be. Does
 * nothing for others. Product 6.
 */
export const noteLookAtRows = (
  context: SignedIn,
  rows: readonly Seen[],
  columns: readonly ImportColumn[],
): Promise<void> =>
  noteLookAtEach(context, async () => {
    const turns = makeTurns()
    const keys: string[] = []
    for (const row of rows) {
      keys.push(...subjectsIn(row, columns).slice(0, MOST_OF_A_ROW).flatMap(likelyKeysOf))
      if (turns.isOver()) await turns.give()
    }
    const missing = rows.flatMap(({ person }) => person ?? [])
    return [...missing, ...(await ownersOf(context.store.read, keys))]
  })

function subjectsIn({ cells, emailKey }: Seen, columns: readonly ImportColumn[]): Mentioned[] {
  if (emailKey !== null) return addressesIn(emailKey)
  return subjectsOf(cellsOf(cells).map(addressesIn), columns)
}
