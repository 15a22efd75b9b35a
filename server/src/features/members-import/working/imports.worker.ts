import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { actingAs } from '#features/members/acting.ts'
import type { Services } from '#graphql/context.ts'
import { sweep } from '../forgetting.ts'
import { type DueImport, holdImport, letGo, listDue } from '../imports.store.ts'
import { checkSome } from './checking.ts'
import { finish, runSome } from './running.ts'

export type ImportWorker = {
  /** Begins to look for imports by itself */
  start(): void
  /** Looks soon: a file came, or an import is to begin. Does nothing before `start` */
  wake(): void
  /** Works until nothing is left to do */
  runDue(): Promise<void>
  /** Ends the rows that are under way, and leaves the rest to whoever comes next */
  close(): Promise<void>
}

type Log = { error(facts: object, message: string): void }

/** Whose worker was killed is taken by another after so long */
const LEASE_MS = 5_000
const LOOK_MS = 2_000
const SETTLE_MS = 20
/** On SQLite nobody else is answered while rows are brought in; PostgreSQL does it beside us. */
const PORTIONS = {
  sqlite: { most: 6, forMs: 2 },
  postgres: { most: 20, forMs: 50 },
} as const
/** After each piece of work it rests so many times as long as that took. */
const REST = { sqlite: 3, postgres: 0 } as const

const RIGHTS_LOST =
  'Whoever began this import may not do it any more. The rows below were not done.'

/**
 * Works on imports, one at a time: looks at the rows of new files, and brings in those that somebody
 * began. Any number of processes may do so on one database: an import is held by a lease, and each
 * row is noted as done in the transaction that does it. Product 4, import.
 */
export function makeImportWorker(services: () => Services, log: Log): ImportWorker {
  const worker = randomUUID()
  let looking: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isAsked = false
  let closed = false
  let hasHeld = false

  /** Who brought the file, with the rights they have now; nobody once they may not import there. */
  async function makerOf({ createdBy, company }: DueImport, _id: string) {
    if (createdBy === null) return undefined
    const by = await actingAs(services(), createdBy, `import ${_id}`)
    if (by?.viewer.role !== 'appAdmin' && by?.viewer.companyId !== company) return undefined
    return by
  }

  /** One piece of an import; false if nothing is left to do on it, or another has it. */
  async function step(due: DueImport): Promise<boolean> {
    const { store, clock } = services()
    const { _id } = due
    const by = await makerOf(due, _id)
    const now = clock.now()
    let [begin, spent] = [0, 0]
    const isMore = await store.write(async (trx) => {
      begin = performance.now()
      const held = await holdImport(trx, _id, { worker, now, lease: now + LEASE_MS })
      if (held === undefined) return false
      hasHeld = true
      const isMaker = held.createdBy === due.createdBy
      if (by === undefined || !isMaker) await finish(trx, by, held, RIGHTS_LOST)
      else if (held.state === 'checking') await checkSome(trx, by, held)
      else await runSome(trx, by, held, PORTIONS[store.kind])
      spent = performance.now() - begin
      return by !== undefined
    })
    // How long others had to wait for it; the disk is waited for beside them.
    if (isMore) await sleep(spent * REST[store.kind])
    return isMore
  }

  async function toEnd(due: DueImport): Promise<void> {
    while (!closed && (await step(due)));
  }

  async function work(): Promise<void> {
    const { store, clock } = services()
    await sweep(store)
    for (const due of await listDue(store.read, worker, clock.now())) {
      // One that fails keeps no other; it is tried again at the next look.
      await toEnd(due).catch((err: unknown) => {
        log.error({ err, import: due._id }, 'an import of members stands still')
      })
    }
  }

  /** One worker at a time; who asks meanwhile is served by one more round. */
  function look(): Promise<void> {
    isAsked = true
    working ??= (async () => {
      while (isAsked && !closed) {
        isAsked = false
        await work()
      }
    })().finally(() => {
      working = undefined
    })
    return working
  }

  const lookBeside = () => {
    look().catch((err: unknown) => log.error({ err }, 'imports of members stand still'))
  }

  return {
    start: () => {
      if (closed || looking !== undefined) return
      looking = setInterval(lookBeside, LOOK_MS).unref()
      lookBeside()
    },
    wake: () => {
      if (closed || looking === undefined || woken !== undefined) return
      woken = setTimeout(() => {
        woken = undefined
        lookBeside()
      }, SETTLE_MS).unref()
    },
    runDue: look,
    close: async () => {
      closed = true
      clearInterval(looking)
      clearTimeout(woken)
      await working?.catch(() => undefined)
      if (!hasHeld) return
      await services()
        .store.write((trx) => letGo(trx, worker))
        .catch(() => undefined)
    },
  }
}
