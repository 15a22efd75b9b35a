import { prepared, slot } from '#db/prepared.ts'
import type { Store } from '#db/store.ts'

const state = prepared<{ n: number; versions: number | null; newest: number | null }>((db) =>
  db
    .selectFrom('houseEntry')
    .select((eb) => [
      eb.fn.countAll<number>().as('n'),
      eb.fn.sum<number>('version').as('versions'),
      eb.fn.max('createdDate').as('newest'),
    ])
    .where('company', '=', slot<string>('company')),
)

/** A text that changes with each change of a company's entries. */
export async function entriesState(store: Store, company: string): Promise<string> {
  const [row] = await state(store, { company })
  return `${row?.n} ${row?.versions} ${row?.newest}`
}
