import type { Insertable } from 'kysely'
import type { Content } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import type { GoalTable, LikedActionTable } from '#db/tables.ts'
import type { ImpactWeekTable } from '#db/tables.weeks.ts'
import { insertDemoPerson, insertDemoReminder } from '#demo/demo.store.ts'
import type { Services } from '#graphql/context.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { beginsAt, lastClosedWeek, mondayOf, weekAfter } from '#lib/weeks.ts'

const NAMES =
  'Ada Lind,Ben Okoro,Chidi Eze,Dagny Holm,Eun-ji Park,Farid Haddad,Greta Wolf,Hugo Martin,Ines Costa,Jonas Berg,Keiko Mori,Liam Walsh,Mina Shah,Noah Fischer,Olga Petrova,Paulo Reis,Qing Zhao,Rosa Vidal,Sami Aalto,Tomas Kral,Uzma Iqbal,Vera Janssen,Wim de Boer,Yara Nasser'.split(
    ',',
  )
const ACTIONS = [
  'team-thank-people-for-exact-things',
  'yourself-guard-time-to-think',
  'customer-bring-news-before-they-ask',
  'colleague-help-a-newcomer-settle',
] as const
const STEPS = ['Building momentum', 'In the zone', 'Goal achieved!'] as const

/** Weeks since the first colleagues joined; one more joins each week. */
export const DEMO_WEEKS = 30
const SHARING = 4
const DAY_MS = 24 * 3_600_000

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

type Week = { people: readonly string[]; week: string; draw: () => number }
type Rows = {
  weeks: Insertable<ImpactWeekTable>[]
  goals: Insertable<GoalTable>[]
  ratings: Insertable<LikedActionTable>[]
}

/** The activity of people in a week: most do something, few do much. */
function rowsOf({ people, week, draw }: Week, ids: Services['ids']): Rows {
  const rows: Rows = { weeks: [], goals: [], ratings: [] }
  const at = Date.parse(`${mondayOf(week)}T12:00:00Z`) + 2 * DAY_MS
  const upTo = (most: number) => Math.floor(draw() * (most + 1))
  for (const user of people) {
    if (draw() < 0.15) continue
    const counts = { feed: upTo(14), reminder: upTo(3), takeAction: upTo(5) }
    rows.weeks.push({ user, week, ...counts, goals: upTo(2), hasAvatar: 0, shared: 0 })
    const times = { createdDate: at, updatedDate: at }
    if (draw() < 0.3) {
      rows.goals.push({
        ...{ _id: ids.id(), version: 1, user, isGoal: 1, isBookmark: 0, advices: '[]', ...times },
        actionId: ACTIONS[upTo(ACTIONS.length - 1)] ?? null,
        progress: STEPS[upTo(STEPS.length - 1)] ?? null,
      })
    }
    const rating = { user, id: `demo-${week}`, liked: 4 - upTo(2), likedDate: at }
    if (draw() < 0.5) rows.ratings.push(rating)
  }
  return rows
}

async function store(trx: Db, { weeks, goals, ratings }: Rows): Promise<void> {
  if (weeks.length > 0) await trx.insertInto('impactWeek').values(weeks).execute()
  if (goals.length > 0) await trx.insertInto('goal').values(goals).execute()
  if (ratings.length > 0) await trx.insertInto('likedAction').values(ratings).execute()
}

async function join(
  trx: Db,
  { services, company, when }: { services: Services; company: string; when: number },
  at: number,
): Promise<string> {
  const [firstName = '', lastName = ''] = NAMES[at]?.split(/ (.*)/) ?? []
  const _id = services.ids.id()
  const email = `${firstName}.${lastName}@juniper.example`.toLowerCase().replaceAll(' ', '')
  const person = { _id, email, emailKey: email, firstName, lastName, company }
  await insertDemoPerson(trx, person, when)
  if (at < SHARING) {
    await trx
      .updateTable('user')
      .set({ shareWeeklyScore: 1, shareWeeklyScoreSince: 0 })
      .where('_id', '=', _id)
      .execute()
  }
  return _id
}

/** Adds a reminder before the first week: reports count reading only if all members had one. */
async function remind(trx: Db, { ids }: Services, company: string, last: string): Promise<void> {
  const before = beginsAt(weekAfter(last, -DEMO_WEEKS))
  const reminder = {
    ...{ _id: ids.id(), company, roles: [], actions: ['team-thank-people-for-exact-things'] },
    ...{ categoryId: 'team-recognition-and-feedback', categoryTitle: 'Recognition' },
    targetDate: new Date(before).toISOString().slice(0, 10),
    text: 'We begin to use Goodwork this month. A first step: thank one person for one exact thing.',
  }
  await insertDemoReminder(trx, reminder, before)
}

/**
 * Local mode only: makes colleagues with half a year of activity, and closes each week as the daily
 * maintenance does, so that reports have figures.
 */
export async function makeDemoHistory(
  services: Services,
  content: Content,
  company: string,
): Promise<void> {
  const draw = numbers(7)
  const people: string[] = []
  const last = lastClosedWeek(services.clock.now())
  await services.store.write((trx) => remind(trx, services, company, last))
  for (let more = 0; more < DEMO_WEEKS; more += 1) {
    const week = weekAfter(last, more - DEMO_WEEKS + 1)
    await services.store.write(async (trx) => {
      // Eight at the start, then one a week while there are names.
      for (let came = 0; came < (more === 0 ? 8 : 1); came += 1) {
        if (people.length === NAMES.length) break
        people.push(await join(trx, { services, company, when: beginsAt(week) }, people.length))
      }
      await store(trx, rowsOf({ people, week, draw }, services.ids))
    })
    const over = Date.parse(`${mondayOf(weekAfter(week, 1))}T13:00:00Z`)
    const then = { ...services, clock: { ...services.clock, now: () => over } }
    await closeWeeks(then)
    await closeReports(then, content)
  }
}
