import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/store.ts'
import type { MemberImportTable } from '#db/tables.imports.ts'
import type { Services } from '#graphql/context.ts'
import { holdCompany } from '#organizations/companies/seats.ts'
import { actingAs } from '#organizations/members/job-actor.ts'
import { type DueImport, dropOfCompany, holdImport, letGo, listDue } from '../imports.store.ts'
import { checkSome } from './checking.ts'
import { finish, runSome } from './running.ts'

export type Log = { error(facts: object, message: string): void }

/** Whose worker was killed is taken by another after so long */
const LEASE_MS = 5_000
/**
 * Rows that are looked at, and that are brought in, in one transaction. On SQLite nobody else is
 * answered meanwhile; PostgreSQL does it beside us.
 */
const PORTIONS = {
  sqlite: { looked: 40, done: 4 },
  postgres: { looked: 200, done: 20 },
} as const
/** After each piece of work it rests so many times as long as that took. */
const REST = { sqlite: 3, postgres: 0 } as const
/** After so many failures in a row an import is ended: else its company could bring no other. */
const MOST_FAILURES = 5

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

/** Works on imports in the name of one worker, a portion at a time. */
export function makeAttempts(services: () => Services, log: Log) {
  const worker = randomUUID()
  let hasHeld = false
  /** How often in a row an import failed */
  const failures = new Map<string, number>()

  /**
   * Takes an import, its company before it, as everybody does who changes anything of either; nothing
   * if there is nothing to do on it, or another has it.
   */
  async function hold(trx: Db, { _id, company }: DueImport) {
    const now = services().clock.now()
    if ((await holdCompany(trx, company)) === undefined) {
      await dropOfCompany(trx, company)
      return undefined
    }
    const held = await holdImport(trx, _id, { worker, now, lease: now + LEASE_MS })
    hasHeld ||= held !== undefined
    return held
  }

  async function step(due: DueImport): Promise<void> {
    const { store } = services()
    let spent = 0
    await store.write(async (trx) => {
      const begin = performance.now()
      const held = await hold(trx, due)
      if (held === undefined) return
      const by = await actorOf(trx, services(), held)
      if (typeof by === 'string') await finish(trx, services(), held, endOf(by, held))
      else if (held.state === 'checking')
        await checkSome(trx, by, held, PORTIONS[store.kind].looked)
      else await runSome(trx, by, held, PORTIONS[store.kind].done)
      spent = performance.now() - begin
    })
    // How long others had to wait for it; the disk is waited for beside them.
    await sleep(spent * REST[store.kind])
  }

  const giveUp = (due: DueImport): Promise<void> =>
    services().store.write(async (trx) => {
      const held = await hold(trx, due)
      if (held !== undefined) await finish(trx, services(), held, endOf('failing', held))
      failures.delete(due._id)
    })

  return {
    /** Imports that somebody has to work on */
    listDue: () => listDue(services().store.read, worker, services().clock.now()),
    /** One portion of an import; false if it failed. What fails again and again is ended. */
    attempt: async (due: DueImport): Promise<boolean> => {
      try {
        await step(due)
        failures.delete(due._id)
        return true
      } catch (err) {
        log.error({ err, import: due._id }, 'an import of members stands still')
        const count = (failures.get(due._id) ?? 0) + 1
        failures.set(due._id, count)
        if (count >= MOST_FAILURES) await giveUp(due)
        return false
      }
    },
    /** Leaves what is not ended to whoever comes next */
    letGo: async (): Promise<void> => {
      if (hasHeld) await services().store.write((trx) => letGo(trx, worker))
    },
  }
}
