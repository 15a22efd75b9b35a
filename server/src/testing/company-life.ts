import fc from 'fast-check'
import type { Db } from '#db/store.ts'
import { beginsAt, endsAt } from '#lib/weeks.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, openSession } from '#testing/factories.ts'
import { didIn, rated, savedGoal, within } from '#testing/history.ts'
import type { TestApp } from '#testing/test-app.ts'

const ACTIONS = ['team-thank-people-for-exact-things', 'yourself-guard-time-to-think'] as const
/** A rare value */
const SELDOM = 'customer-bring-news-before-they-ask'
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Changes to a person, by a curious admin or by the person. */
const FATES = ['erased', 'access', 'admin', 'closing', 'shows', 'starts'] as const

/** A person's actions in a week, and their fate before or after the week is closed. */
const doing = fc.record({
  feed: fc.integer({ min: 0, max: 20 }),
  takeAction: fc.integer({ min: 0, max: 2 }),
  reminder: fc.integer({ min: 0, max: 2 }),
  goal: fc.option(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...ACTIONS) },
      { weight: 1, arbitrary: fc.constant(SELDOM) },
    ),
    { freq: 2 },
  ),
  // Rare, so that one person is added at a time.
  achieves: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
  rating: fc.option(fc.integer({ min: 1, max: 4 })),
  isEarly: fc.boolean(),
  /** Whether a person joins the counted members again after leaving them */
  isBack: fc.boolean(),
  fate: fc.oneof(
    { weight: 20, arbitrary: fc.constant('stays' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...FATES) },
  ),
})

const MOST_PEOPLE = 34
export const history = (weeks: number) =>
  fc.record({
    people: fc.integer({ min: 8, max: MOST_PEOPLE }),
    /** How many people may start only later */
    newcomers: fc.integer({ min: 0, max: 5 }),
    hasReminderForAll: fc.boolean(),
    /** The weeks in which the company starts or ends its 2FA policy */
    asking: fc.array(
      fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
      { minLength: weeks, maxLength: weeks },
    ),
    weeks: fc.array(fc.array(doing, { minLength: MOST_PEOPLE, maxLength: MOST_PEOPLE }), {
      minLength: weeks,
      maxLength: weeks,
    }),
  })
export type History = ReturnType<typeof history> extends fc.Arbitrary<infer T> ? T : never
export type Doing = History['weeks'][number][number] & { week: string }

export type Person = Actor & {
  did: Doing[]
  isGone: boolean
  isAway: boolean
  isAdmin: boolean
  hasClosed: boolean
  hasStarted: boolean
  hasFactor: boolean
  shows: boolean
  /** Start of the unbroken time in which they could act */
  since: number
}
export type Life = {
  company: string
  admin: Actor
  people: Person[]
  hasReminderForAll: boolean
  /** The start of the policy that blocks people without a second factor */
  heldUpFrom: number | null
}

const isIn = ({ isGone, isAway, isAdmin, hasClosed }: Person) =>
  !(isGone || isAway || isAdmin || hasClosed)

/** Whether a person could act during these whole weeks: figures count only such people. */
export function couldAct(person: Person, { heldUpFrom }: Life, weeks: readonly string[]): boolean {
  const [from, to] = [beginsAt(weeks[0] ?? ''), endsAt(weeks.at(-1) ?? '')]
  const wasHeldUp = !person.hasFactor && heldUpFrom !== null && heldUpFrom < to
  return isIn(person) && person.hasStarted && person.since <= from && !wasHeldUp
}

const set = (trx: Db, { _id }: Actor, change: object) =>
  trx.updateTable('user').set(change).where('_id', '=', _id).execute()

/** A company with its people. Every other person has a second factor, and so has the admin. */
export async function beginLife(app: TestApp, drawn: History, at: number): Promise<Life> {
  app.clock.set(at)
  const company = await aCompany(app)
  const admin = await aPerson(app, { company, isCompanyAdmin: true })
  const people: Person[] = []
  for (let more = 0; more < drawn.people; more += 1) {
    const person = await aPerson(app, { company })
    const hasStarted = more >= drawn.newcomers
    const standing = { isGone: false, isAway: false, isAdmin: false, hasClosed: false }
    const hasFactor = more % 2 === 0
    people.push({ ...person, ...standing, did: [], shows: false, since: at, hasStarted, hasFactor })
  }
  const { hasReminderForAll } = drawn
  await app.services.store.write(async (trx) => {
    for (const person of people)
      if (!person.hasStarted) await set(trx, person, { showWelcomeDialog: 1 })
    for (const { _id: user } of [admin, ...people.filter(({ hasFactor }) => hasFactor)]) {
      const dates = { confirmedDate: at, createdDate: at, lastStep: 0 }
      await trx
        .insertInto('totp')
        .values({ user, sealedSecret: 'x', ...dates })
        .execute()
      await trx.updateTable('session').set({ assurance: 2 }).where('user', '=', user).execute()
    }
    const roles = hasReminderForAll ? '[]' : '["function"]'
    const reminder = { _id: app.services.ids.id(), version: 1, company, roles, text: 'x' }
    const dates = { targetDate: '2025-06-01', createdDate: at, updatedDate: at }
    await trx
      .insertInto('reminder')
      .values({ ...reminder, ...dates, actions: '[]' })
      .execute()
  })
  return { company, admin, people, hasReminderForAll, heldUpFrom: null }
}

/** People with access do their drawn actions. */
export async function live(app: TestApp, life: Life, doings: readonly Doing[]): Promise<void> {
  for (const [at, person] of life.people.entries()) {
    const did = doings[at]
    const isHeldUp = !person.hasFactor && life.heldUpFrom !== null
    if (did === undefined || !isIn(person) || !person.hasStarted || isHeldUp) continue
    await app.services.store.write(async (trx) => {
      const { week, feed, takeAction, reminder, goal, rating, achieves } = did
      if (feed + takeAction + reminder > 0)
        await didIn(trx, person._id, week, { feed, takeAction, reminder })
      const progress = achieves ? 'Goal achieved!' : 'In the zone'
      if (goal !== null)
        await savedGoal(trx, person._id, { at: within(week), actionId: goal, progress })
      if (rating !== null) await rated(trx, person._id, rating, within(week))
    })
    person.did.push(did)
  }
}

/** The company starts or ends its 2FA policy. */
export async function askFactor(app: TestApp, life: Life): Promise<void> {
  const require2FA = life.heldUpFrom === null
  const obj = { _id: life.company, require2FA, require2FAGraceDays: 1 }
  const ASK = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
  await done(app, ASK, { obj }, life.admin)
  const now = app.clock.now()
  for (const person of life.people) {
    if (life.heldUpFrom !== null && life.heldUpFrom < now && !person.hasFactor) person.since = now
  }
  life.heldUpFrom = require2FA ? now + DAY : null
}

async function done(app: TestApp, query: string, variables: object, by: Actor): Promise<void> {
  const { errors } = await app.call(query, variables, by.token)
  if (errors.length > 0) throw new Error(JSON.stringify([query, errors]))
}

/** A person without access has no session. */
async function signIn(app: TestApp, person: Person, state: 'active' | 'closed'): Promise<void> {
  const [token, now] = [app.services.ids.secret(), app.clock.now()]
  await app.services.store.write(async (trx) => {
    await openSession(trx, { user: person._id, token, state, now })
    const proven = trx.updateTable('session').set({ assurance: 2 })
    if (person.hasFactor) await proven.where('user', '=', person._id).execute()
  })
  person.token = token
}

type Move = (app: TestApp, person: Person, life: Life) => Promise<void>

const MOVES: Readonly<Record<(typeof FATES)[number], Move>> = {
  erased: async (app, person) => {
    await erase(app, person)
    person.isGone = true
  },
  access: async (app, person, { admin }) => {
    const name = person.isAway ? 'memberReactivate' : 'memberDeactivate'
    await done(app, `mutation($_id: ID!) { ${name}(_id: $_id) }`, { _id: person._id }, admin)
    if (person.isAway) person.since = app.clock.now()
    person.isAway = !person.isAway
  },
  admin: async (app, person, { admin }) => {
    const obj = { _id: person._id, isCompanyAdmin: !person.isAdmin }
    await done(
      app,
      'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }',
      { obj },
      admin,
    )
    if (person.isAdmin) person.since = app.clock.now()
    person.isAdmin = !person.isAdmin
  },
  closing: async (app, person) => {
    const { store } = app.services
    const deletionDate = app.clock.now() + 300 * DAY
    if (!person.hasClosed) await store.write((trx) => set(trx, person, { deletionDate }))
    else {
      await signIn(app, person, 'closed')
      await done(app, 'mutation { userKeep }', {}, person)
      person.since = app.clock.now()
    }
    person.hasClosed = !person.hasClosed
  },
  shows: async (app, person) => {
    const shown = { shareWeeklyScore: 1, shareWeeklyScoreSince: 0 }
    await app.services.store.write((trx) => set(trx, person, shown))
    person.shows = true
  },
  starts: async (app, person, { heldUpFrom }) => {
    if (person.hasStarted || !isIn(person) || (heldUpFrom !== null && !person.hasFactor)) return
    const obj = { _id: person._id, showWelcomeDialog: false }
    await signIn(app, person, 'active')
    const START = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    await done(app, START, { obj }, person)
    person.since = app.clock.now()
    person.hasStarted = true
  },
}

/** The event that makes a person a counted member again, or for the first time. */
function backOf({ isAway, isAdmin, hasClosed, hasStarted }: Person): (typeof FATES)[number] | null {
  if (isAway) return 'access'
  if (isAdmin) return 'admin'
  if (hasClosed) return 'closing'
  return hasStarted ? null : 'starts'
}

/** Applies the drawn changes to people, before a week is closed or after; one change per person. */
export async function meetFates(
  app: TestApp,
  life: Life,
  doings: readonly Doing[],
  isEarly: boolean,
): Promise<void> {
  for (const [at, person] of life.people.entries()) {
    const did = doings[at]
    if (did === undefined) continue
    const back = backOf(person)
    if (person.isGone || did.isEarly !== isEarly) continue
    const fate = back !== null && did.isBack ? back : did.fate
    if (fate === 'stays' || (back !== null && back !== 'starts' && fate !== back)) continue
    await MOVES[fate](app, person, life)
  }
}
