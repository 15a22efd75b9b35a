import { hashToken, viewerOf } from '../server/src/accounts/core/accounts.ts'
import { insertSession } from '../server/src/accounts/core/session.store.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openEmbeddedStore } from '../server/src/db/open-store.ts'
import type { Db, Store } from '../server/src/db/store.ts'
import { insertDemoCompany, insertDemoPerson } from '../server/src/demo/demo.store.ts'
import { systemClock } from '../server/src/integrations/clock.ts'
import { randomIds } from '../server/src/integrations/ids.ts'
import { misses, percentile, report, say } from './lib/figures.ts'
import { dataFolder } from './lib/servers.ts'

const SESSIONS = 100_000
const PEOPLE = 1000
const CHECKS = 50_000
const WARM = 2000
const BUDGET_MS = 0.5

/** Half of the people have an authenticator app and a third a phone, which each check looks up. */
async function addFactors(trx: Db, user: string, index: number, confirmedDate: number) {
  const app = { user, confirmedDate, sealedSecret: 'sealed', lastStep: 1, createdDate: 1 }
  const phone = { user, confirmedDate, sealedPhone: 'sealed', lastFour: '0123' }
  if (index % 2 === 0) await trx.insertInto('totp').values(app).execute()
  if (index % 3 > 0) return
  const row = { ...phone, sealedPending: null, pendingLastFour: null }
  await trx.insertInto('smsFactor').values(row).execute()
}

/** Makes people of one company with sessions. Answers the tokens. */
async function fill(store: Store, now: number): Promise<string[]> {
  const company = randomIds.id()
  const tokens: string[] = []
  await store.write(async (trx) => {
    await insertDemoCompany(trx, { _id: company, name: 'Bench', domain: 'b.example' }, now)
    for (let index = 0; index < PEOPLE; index += 1) {
      const email = `p${index}@b.example`
      const names = { firstName: 'Test', lastName: 'Person', email, emailKey: email }
      const _id = `person-${index}`
      await insertDemoPerson(trx, { _id, company, ...names }, now)
      await addFactors(trx, _id, index, now)
    }
    for (let index = 0; index < SESSIONS; index += 1) {
      const token = randomIds.secret()
      tokens.push(token)
      const week = now + 7 * 24 * 3_600_000
      await insertSession(trx, {
        tokenHash: hashToken(token),
        _id: randomIds.id(),
        user: `person-${index % PEOPLE}`,
        state: 'active',
        createdDate: now,
        lastSeen: now,
        signedInAt: now,
        expires: week,
        idle: week - now,
        assurance: 2,
        tries: 0,
        isIosLogin: 0,
        client: 'benchmark',
        addressPrefix: '127.0.0.1',
      })
    }
  })
  return tokens
}

/**
 * Measures how long it takes to find the person of a token among many sessions in the embedded
 * store, because every request does this. Product 4, sign-in.
 */
export async function session(): Promise<void> {
  const { folder, drop } = dataFolder()
  const store = await openEmbeddedStore(folder)
  try {
    await migrate(store)
    const tokens = await fill(store, systemClock.now())
    const services = { store, clock: systemClock }
    const times: number[] = []
    for (let check = 0; check < WARM + CHECKS; check += 1) {
      const token = tokens[Math.floor(Math.random() * tokens.length)]
      const begin = performance.now()
      const viewer = await viewerOf(services, token)
      if (check >= WARM) times.push(performance.now() - begin)
      if (viewer === null) throw new Error('A session that is there was not found')
    }
    report('session check, middle', percentile(times, 0.5) * 1000, ' µs')
    report('session check, 99 of 100', percentile(times, 0.99), ' ms', { most: BUDGET_MS })
  } finally {
    await store.close()
    drop()
  }
}

if (import.meta.main) {
  say('session check')
  await session()
  process.exitCode = misses() === 0 ? 0 : 1
}
