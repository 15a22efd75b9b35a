import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../../server/src/db/migrate.ts'
import { openEmbeddedStore, SQLITE_FILE } from '../../server/src/db/open-store.ts'
import type { Store } from '../../server/src/db/store.ts'
import { insertDemoCompany, insertDemoPerson } from '../../server/src/demo/demo.store.ts'
import type { SignedIn } from '../../server/src/graphql/context.ts'
import { weekAfter, weekIn } from '../../server/src/lib/weeks.ts'
import { dataFolder } from './servers.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const WEEKS = 5 * 52
const VETERANS = 100
const RECENT = 2

export type ManyPeople = {
  store: Store
  /** A request of a random person, or of a person with five years of events. */
  anybody(): SignedIn
  veteran(): SignedIn
  drop(): Promise<void>
}

/** Inserts so many copies of the first person, each with its own id and address. */
function copyPeople(db: DatabaseSync, people: number): void {
  const names = db.prepare("select name from pragma_table_info('user')").all() as { name: string }[]
  const ids = new Set(['_id', 'email', 'emailKey'])
  const values = names.map(({ name }) => (ids.has(name) ? "'person-' || n.i" : `u."${name}"`))
  db.prepare(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
    insert into "user" (${names.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from n, "user" u where u._id = 'person-0'`).run(people - 1)
}

/** Inserts events in each of the weeks for every person whose number is a multiple of `step`. */
function addEvents(db: DatabaseSync, step: number, weeks: string[]): void {
  const counts = { feed: 15, takeAction: 8, reminder: 3, goal: 4 }
  const insert =
    db.prepare(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
    insert or ignore into "impactEvent" ("user", "week", "measure", "item", "gone", "at")
    select u._id, w.value, ?2, ?2 || '-' || n.i || '-' || (w.key / 3), 0, w.key
    from (select _id from "user" where cast(substr(_id, 8) as integer) % ?3 = 0) u,
      json_each(?4) w, n`)
  for (const [measure, most] of Object.entries(counts)) {
    insert.run(most, measure, step, JSON.stringify(weeks))
  }
}

const countOf = (measure: string) => `sum(case when "measure" = '${measure}' then 1 else 0 end)`
const ADD_WEEKS = `insert into "impactWeek"
    ("user", "week", "goals", "hasAvatar", "takeAction", "feed", "reminder", "shared")
  select "user", "week", ${countOf('goal')}, 0, ${countOf('takeAction')}, ${countOf('feed')},
    ${countOf('reminder')}, 0
  from "impactEvent" group by "user", "week"`

/** Fills the file of the store by SQL, because use cases would take too long. */
function fill(file: string, people: number, step: number): void {
  const db = new DatabaseSync(file)
  const now = weekIn(NOW, 'UTC')
  const weeks = Array.from({ length: WEEKS }, (_, back) => weekAfter(now, back - WEEKS + 1))
  db.exec('begin')
  copyPeople(db, people)
  addEvents(db, step, weeks)
  addEvents(db, 1, weeks.slice(-RECENT))
  db.exec(ADD_WEEKS)
  db.exec('commit')
  db.exec('analyze')
  db.close()
}

/** Makes an embedded store with so many people. A hundred of them have five years of events. */
export async function manyPeople(people: number): Promise<ManyPeople> {
  const { folder, drop } = dataFolder()
  const store = await openEmbeddedStore(folder)
  await migrate(store)
  await store.write(async (trx) => {
    await insertDemoCompany(trx, { _id: 'company', name: 'Bench', domain: 'b.example' }, NOW)
    const names = { firstName: 'Test', lastName: 'Person', email: 'person-0', emailKey: 'person-0' }
    await insertDemoPerson(trx, { _id: 'person-0', company: 'company', ...names }, NOW)
  })
  const step = Math.max(1, Math.floor(people / VETERANS))
  fill(join(folder, SQLITE_FILE), people, step)
  // The parts of a context that a reading use case needs.
  const as = (place: number) =>
    ({ store, clock: { now: () => NOW }, viewer: { userId: `person-${place}` } }) as SignedIn
  const draw = (count: number) => Math.floor(Math.random() * count)
  return {
    store,
    anybody: () => as(draw(people)),
    veteran: () => as(draw(Math.floor(people / step)) * step),
    drop: async () => {
      await store.close()
      drop()
    },
  }
}
