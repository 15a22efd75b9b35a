import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emailKey } from '#accounts/core/accounts.rules.ts'
import { syncMembership } from '#billing/sync.ts'
import { ConfigError } from '#config/config.ts'
import type { Content } from '#content/content.ts'
import { demoAnswers } from '#demo/demo.answers.ts'
import { makeDemoGaps } from '#demo/demo.gaps.ts'
import { demoCheckIns, demoGoals, demoProfile, demoWeeks } from '#demo/demo.goals.ts'
import { DEMO_WEEKS, makeDemoHistory } from '#demo/demo.history.ts'
import { demoEntries } from '#demo/demo.house.ts'
import { makeDemoPartners } from '#demo/demo.partners.ts'
import { demoReminders } from '#demo/demo.reminders.ts'
import {
  type DemoMembership,
  insertDemoAnswer,
  insertDemoCompany,
  insertDemoEntry,
  insertDemoMembership,
  insertDemoPerson,
  insertDemoReminder,
  setDemoPassword,
} from '#demo/demo.store.ts'
import type { Services } from '#graphql/context.ts'
import { PROGRESS_STEPS } from '#learning/goals/goals.rules.ts'
import { planAgain } from '#messaging/due/due.ts'

type Person = { email: string; firstName: string; lastName: string; company: string } & {
  role?: 'team'
  isCompanyAdmin?: true
  isAppAdmin?: true
  membership?: DemoMembership
}

/** Fixed ids, so that every start finds the same companies. */
const COMPANIES = {
  juniper: {
    _id: '019a0000-0000-7000-8000-000000000001',
    name: 'Juniper',
    domain: 'juniper.example',
  },
  harbour: {
    _id: '019a0000-0000-7000-8000-000000000002',
    name: 'Harbour',
    domain: 'harbour.example',
  },
  public: { _id: '019a0000-0000-7000-8000-000000000003', name: 'Everybody', domain: null },
  // The operator is no member of a customer's company.
  goodwork: {
    _id: '019a0000-0000-7000-8000-000000000004',
    name: 'Goodwork',
    domain: 'goodwork.example',
  },
} as const

const person = (
  email: string,
  firstName: string,
  lastName: string,
  company: keyof typeof COMPANIES,
  more = {},
): Person => ({ email, firstName, lastName, company: COMPANIES[company]._id, ...more })

const PEOPLE: readonly Person[] = [
  person('admin@juniper.example', 'Amara', 'Osei', 'juniper', { isCompanyAdmin: true }),
  person('lead@juniper.example', 'Lena', 'Novak', 'juniper', { role: 'team' }),
  person('sofia@juniper.example', 'Sofia', 'Almeida', 'juniper', { role: 'team' }),
  person('member@juniper.example', 'Mateo', 'Silva', 'juniper'),
  person('admin@harbour.example', 'Haruki', 'Tanaka', 'harbour', { isCompanyAdmin: true }),
  person('member@harbour.example', 'Maya', 'Lindqvist', 'harbour'),
  person('unpaid@example.net', 'Uma', 'Reyes', 'public'),
  person('paid@example.net', 'Pavel', 'Dvorak', 'public', { membership: 'paid' }),
  person('failed@example.net', 'Femi', 'Laurent', 'public', { membership: 'failed' }),
  person('gift@example.net', 'Greta', 'Moreau', 'public', { membership: 'gift' }),
  person('operator@goodwork.example', 'Olu', 'Adeyemi', 'goodwork', { isAppAdmin: true }),
]

/** The demo account that the log suggests: it has answers, goals and six closed weeks. */
export const DEMO_SIGN_IN = 'sofia@juniper.example'

const WEEK_MS = 7 * 24 * 3_600_000

const fileOf = (dataDir: string) => join(dataDir, 'demo-password.txt')

/** DEMO_PASSWORD, else the password of the first start, else a new one. */
async function choosePassword({ config, ids }: Services): Promise<string> {
  if (config.demoPassword !== undefined) return config.demoPassword
  const file = fileOf(config.dataDir)
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  return ids.secret().slice(0, 16)
}

/**
 * Throws a ConfigError if local mode was run on this store: the password of the demo people, one of
 * them an app admin, is in a file. Product 4, promise 15 of sign-in.
 */
export async function refuseDemo({ store }: Pick<Services, 'store'>): Promise<void> {
  const ids = Object.values(COMPANIES).map(({ _id }) => _id)
  const found = await store.read
    .selectFrom('company')
    .select('_id')
    .where('_id', 'in', ids)
    .executeTakeFirst()
  if (found === undefined) return
  throw new ConfigError(
    'NODE_ENV: this database has the demo people of local mode. Use another database in production.',
  )
}

/** Local mode only: makes the demo companies and people once, and sets their password. Returns it. */
export async function makeDemo(services: Services, content: Content): Promise<string> {
  const { config, store, clock, passwords } = services
  const password = await choosePassword(services)
  const file = fileOf(config.dataDir)
  const known = existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined
  const made = await store.read
    .selectFrom('user')
    .select('_id')
    .where('emailKey', '=', emailKey(DEMO_SIGN_IN))
    .executeTakeFirst()
  if (known === password && made !== undefined) return password
  const hash = await passwords.hash(password)
  const now = clock.now()
  const payers: string[] = []
  await store.write(async (trx) => {
    // The companies are older than the weeks of their reports.
    const since = now - (DEMO_WEEKS + 2) * WEEK_MS
    for (const company of Object.values(COMPANIES)) await insertDemoCompany(trx, company, since)
    const { juniper, harbour, public: everybody } = COMPANIES
    const ids = { juniper: juniper._id, harbour: harbour._id, public: everybody._id }
    for (const one of demoReminders(ids, now)) await insertDemoReminder(trx, one, now)
    for (const one of demoAnswers(ids)) await insertDemoAnswer(trx, one, now)
    for (const one of demoEntries(juniper._id)) await insertDemoEntry(trx, one, now)
    for (const one of PEOPLE) {
      const { membership, ...rest } = one
      const _id = services.ids.id()
      await insertDemoPerson(trx, { ...rest, _id, emailKey: emailKey(one.email) }, now)
      const page = services.ids.secret()
      if (membership !== undefined) {
        await insertDemoMembership(trx, { user: _id, membership, page, now })
        payers.push(_id)
      }
      if (one.email === DEMO_SIGN_IN && made === undefined) {
        const ids = PROGRESS_STEPS.map(() => services.ids.id())
        const goals = demoGoals(content, { user: _id, ids, now })
        if (goals.length > 0) await trx.insertInto('goal').values(goals).execute()
        const checkIns = demoCheckIns(goals, now, () => services.ids.id())
        if (checkIns.length > 0) await trx.insertInto('checkIn').values(checkIns).execute()
        await trx.insertInto('impactWeek').values(demoWeeks(_id, now)).execute()
        await planAgain(trx, _id)
        const profile = demoProfile(content, now)
        await trx.updateTable('user').set(profile).where('_id', '=', _id).execute()
      }
      await setDemoPassword(trx, emailKey(one.email), hash, now)
    }
  })
  for (const user of payers) await syncMembership(services, user)
  if (made === undefined) {
    await makeDemoHistory(services, content, COMPANIES.juniper._id)
    await makeDemoGaps(services, COMPANIES.juniper._id)
    const pair = [DEMO_SIGN_IN, 'member@juniper.example'] as const
    await makeDemoPartners(services, content, COMPANIES.juniper._id, pair)
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}
