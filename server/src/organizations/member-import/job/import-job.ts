import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { Services } from '#graphql/context.ts'
import { DONE, type JobHandler } from '#jobs/handler.ts'
import { holdCompany } from '#organizations/companies/seats.ts'
import { actingAs } from '#organizations/members/job-actor.ts'
import { dropOfCompany, findAny, lockAtWork } from '../imports.store.ts'
import { deleteDropped } from '../purge.ts'
import { checkSome } from './preview-rows.ts'
import { finish, runSome } from './running.ts'

/**
 * Rows that are looked at, and that are brought in, in one transaction. On SQLite nobody else is
 * answered meanwhile; PostgreSQL does it beside us.
 */
const BATCHES = {
  sqlite: { checked: 40, done: 4 },
  postgres: { checked: 200, done: 20 },
} as const
/** After each batch it rests so many times as long as that took. */
const REST = { sqlite: 3, postgres: 0 } as const
/** So long one import is worked on before the next one has its turn. */
const TURN_MS = 100

/** Why an import ends before its end, by what was done with it. */
const ENDS = {
  rights: {
    checking: 'Whoever brought this file may not import members any more. Bring it again.',
    running:
      'Whoever began this import may not do it any more. The rest of the rows were not done.',
  },
  sessions: {
    checking:
      'Whoever brought this file ended their sessions since, as a new password does. Bring it again.',
    running:
      'Whoever began this import ended their sessions since, as a new password does. The rest of the rows were not done.',
  },
  failing: {
    checking: 'Something in this file could not be looked at. Nothing was changed.',
    running: 'Something went wrong on our side. The rest of the rows were not done.',
  },
} as const

const endOf = (why: keyof typeof ENDS, { state }: MemberImportTable) =>
  ENDS[why][state === 'running' ? 'running' : 'checking']

/** Who looks at the file, or began it, with the rights they have now; why nobody, once they may not. */
async function actorOf(
  trx: Db,
  services: Services,
  { _id, actor, sessionsEnded, company }: MemberImportTable,
) {
  if (actor === null) return 'rights'
  const by = await actingAs(trx, services, { actor, sessionsEnded }, _id)
  if (typeof by === 'string') return by
  return by.viewer.role === 'appAdmin' || by.viewer.companyId === company ? by : 'rights'
}

/**
 * Locks the company of an import and then the import, as everybody does who changes either; nothing
 * if there is nothing to do on it any more.
 */
async function lock(trx: Db, { _id, company }: { _id: string; company: string }) {
  if ((await holdCompany(trx, company)) !== undefined) return lockAtWork(trx, _id)
  await dropOfCompany(trx, company)
  return undefined
}

/** One batch of an import; false if nothing is left to do. */
async function step(services: Services, _id: string): Promise<boolean> {
  const { store } = services
  const due = await findAny(store.read, _id)
  if (due?.state === 'dropped') return deleteDropped(store, _id)
  if (due?.state !== 'checking' && due?.state !== 'running') return false
  let spent = 0
  await store.write(async (trx) => {
    const begin = performance.now()
    const held = await lock(trx, due)
    if (held === undefined) return
    const by = await actorOf(trx, services, held)
    if (typeof by === 'string') await finish(trx, services, held, endOf(by, held))
    else if (held.state === 'checking') await checkSome(trx, by, held, BATCHES[store.kind].checked)
    else await runSome(trx, by, held, BATCHES[store.kind].done)
    spent = performance.now() - begin
  })
  // How long others had to wait for it; the disk is waited for beside them.
  await sleep(spent * REST[store.kind])
  return true
}

/**
 * Works on an import for a moment, then lets others have their turn: looks at the rows of a new file,
 * brings in one that somebody began, or deletes what was dropped. Each row is noted as done in the
 * transaction that does it. Product 4, import.
 */
export const importHandler = (services: Services): JobHandler => ({
  run: async (_id, signal) => {
    const end = performance.now() + TURN_MS
    while (await step(services, _id)) {
      if (performance.now() > end || signal.aborted) return { again: services.clock.now() }
    }
    return DONE
  },
  failed: async (trx, _id, _error, isOver) => {
    const due = isOver ? await findAny(trx, _id) : undefined
    const held = due && (await lock(trx, due))
    if (held !== undefined) await finish(trx, services, held, endOf('failing', held))
  },
  together: 1,
  leaseMs: 10_000,
  waits: [2_000, 2_000, 2_000, 2_000],
  givesUp: true,
})
