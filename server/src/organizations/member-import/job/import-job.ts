import { setTimeout as sleep } from 'node:timers/promises'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { Services } from '#graphql/context.ts'
import { DONE, type JobHandler } from '#jobs/handler.ts'
import {
  dropOfCompany,
  findAny,
  lockAtWork,
} from '#organizations/member-import/core/imports.store.ts'
import { deleteDropped } from '#organizations/member-import/core/purge.ts'
import { actingAs } from '#organizations/members/core/job-actor.ts'
import { applyBatch, finish } from './apply-rows.ts'
import { previewBatch } from './preview-rows.ts'

/**
 * Rows of one transaction, and the pause after it as a multiple of its time. SQLite serves no other
 * writer during a transaction; PostgreSQL does.
 */
const BATCHES = {
  sqlite: { preview: 40, apply: 4, rest: 3 },
  postgres: { preview: 200, apply: 20, rest: 0 },
} as const
/** How long the job works on one import before the next import has its turn. */
const TURN_MS = 100

const ENDED = 'has signed out everywhere since, for example with a new password.'
const REST = 'The remaining rows were not imported.'

/** The reasons why an import stops, by its state. */
const STOPS = {
  rights: {
    checking: 'The admin who uploaded this file can no longer import members. Upload it again.',
    running: `The admin who started this import can no longer import members. ${REST}`,
  },
  sessions: {
    checking: `The admin who uploaded this file ${ENDED} Upload it again.`,
    running: `The admin who started this import ${ENDED} ${REST}`,
  },
  failing: {
    checking: 'We couldn’t check everything in this file. Nothing was changed.',
    running: `Something went wrong on our side. ${REST}`,
  },
} as const

const stop = (
  trx: Db,
  services: Services,
  task: MemberImportTable,
  why: keyof typeof STOPS,
): Promise<void> =>
  finish(trx, services, task, STOPS[why][task.state === 'running' ? 'running' : 'checking'])

/** The actor with their current rights, or the reason why the import must stop. */
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

/** Locks the company and then the import; undefined if the import needs no more work. */
async function lock(trx: Db, { _id, company }: { _id: string; company: string }) {
  if ((await lockCompany(trx, company)) !== undefined) return lockAtWork(trx, _id)
  await dropOfCompany(trx, company)
  return undefined
}

/** Works on one batch of an import. False if the import needs no more work. */
async function step(services: Services, _id: string): Promise<boolean> {
  const { store } = services
  const due = await findAny(store.read, _id)
  if (due?.state === 'dropped') return deleteDropped(store, _id)
  if (due?.state !== 'checking' && due?.state !== 'running') return false
  const { preview, apply, rest } = BATCHES[store.kind]
  let spent = 0
  await store.write(async (trx) => {
    const begin = performance.now()
    const task = await lock(trx, due)
    if (task === undefined) return
    const by = await actorOf(trx, services, task)
    if (typeof by === 'string') await stop(trx, services, task, by)
    else if (task.state === 'checking') await previewBatch(trx, by, task, preview)
    else await applyBatch(trx, by, task, apply)
    spent = performance.now() - begin
  })
  await sleep(spent * rest)
  return true
}

/**
 * Works on an import for one turn: previews a new file, applies a started one, or deletes a dropped
 * one. Progress is stored in the transaction of each batch. Product 4, import.
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
    const task = due && (await lock(trx, due))
    if (task !== undefined) await stop(trx, services, task, 'failing')
  },
  together: 1,
  leaseMs: 10_000,
  waits: [2_000, 2_000, 2_000, 2_000],
  givesUp: true,
})
