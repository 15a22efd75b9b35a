import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Content, contentRow } from '#content/content.ts'
import { memberRanges } from '#db/member-range.ts'
import type { Db } from '#db/store.ts'
import {
  couldAllReadReminders,
  couldBeOthers,
  othersOf,
} from '#impact/members-index/members-index.ts'
import { ACHIEVED } from '#learning/goals/goals.ts'
import { weekIn, zoneOr } from '#lib/weeks.ts'
import { monthOf, spanOf, weeksOf } from '../months.rules.ts'
import { type CountedAction, MOST_OF_ONE } from '../reports.rules.ts'
import {
  countMembers,
  countSteps,
  listGoals,
  listInvited,
  listRatings,
  type Some,
} from './counting.store.ts'

/** People per statement. The embedded database answers no other request while one runs. */
export const AT_ONCE = 1000

const MEASURES = Object.keys(MOST_OF_ONE) as CountedAction[]

/** Adds the counts of a batch. No person is in two batches. */
function add<Name extends string>(sums: Record<Name, number>, more: Record<Name, number>): void {
  for (const name of Object.keys(sums) as Name[]) sums[name] += more[name]
}

/**
 * Counts for each measure the people who acted in a week, and all people able to act. If no
 * reminder was for all roles, no one counts as able to read a reminder.
 */
export async function gatherWeek(
  db: Db,
  key: { company: string; week: string },
  atOnce: number = AT_ONCE,
) {
  let could = 0
  const sums = MEASURES.map((measure) => ({ measure, people: 0, things: 0 }))
  for await (const range of memberRanges(db, key.company, atOnce)) {
    could += await couldBeOthers(db, key, range)
    const rows = await othersOf(db, key, range)
    for (const sum of sums) {
      const did = rows.map((row) => row[sum.measure]).filter((times) => times > 0)
      sum.people += did.length
      sum.things += did.reduce((all, times) => all + Math.min(times, MOST_OF_ONE[sum.measure]), 0)
    }
  }
  const couldRead = (await couldAllReadReminders(db, key)) ? could : 0
  return sums.map((sum) => ({ ...sum, could: sum.measure === 'reminder' ? couldRead : could }))
}

type Choice = { user: string; item: string }

function addPeople(people: Map<string, number>, choices: readonly Choice[]): void {
  for (const [item, chosen] of Map.groupBy(choices, (choice) => choice.item)) {
    const some = new Set(chosen.map(({ user }) => user)).size
    people.set(item, (people.get(item) ?? 0) + some)
  }
}

export async function gatherMonth(
  db: Db,
  content: Content,
  { company, month }: { company: string; month: string },
  atOnce: number = AT_ONCE,
) {
  const { from, to } = spanOf(weeksOf(month))
  const people = { there: 0, could: 0, onboarded: 0, goal: 0, checkIn: 0, achieved: 0 }
  const members = { members: 0, secured: 0 }
  const [themes, ratings] = [new Map<string, number>(), new Map<string, number>()]
  for await (const range of memberRanges(db, company, atOnce)) {
    const some = { company, from, to, range }
    add(people, await countSteps(db, some, ACHIEVED))
    add(members, await countMembers(db, some))
    addPeople(themes, await themesIn(db, content, some, month))
    addPeople(ratings, await ratingsIn(db, some, month))
  }
  return { people, ...members, themes, ratings }
}

/** The number of invitations by email from before the end of a month that are still open. */
export async function gatherInvited(
  db: Db,
  { company, month }: { company: string; month: string },
  atOnce: number = AT_ONCE,
): Promise<number> {
  const { to } = spanOf(weeksOf(month))
  let count = 0
  for (let after = ''; ; ) {
    const rows = await listInvited(db, { company, after, to }, atOnce)
    count += rows.filter(({ usesLeft }) => usesLeft > 0).length
    const last = rows.at(-1)?.emailKey
    if (last == null || rows.length < atOnce) return count
    after = last
    await nextTurn()
  }
}

type MomentInZone = { at: number; timeZone: string | null }

/** Filters rows by month, in the time zone of each person. */
function ofMonth<Row extends MomentInZone>(rows: readonly Row[], month: string): Row[] {
  const { surelyFrom, surelyTo } = spanOf(weeksOf(month))
  return rows.filter(({ at, timeZone }) => {
    if (at >= surelyFrom && at < surelyTo) return true
    return monthOf(weekIn(at, zoneOr(timeZone))) === month
  })
}

async function themesIn(db: Db, content: Content, some: Some, month: string) {
  const rows = await listGoals(db, some)
  const byTitle = new Map(
    content.tables.get('impact-category')?.records.map(({ key, fields }) => [fields.title, key]),
  )
  return ofMonth(rows, month).flatMap(({ user, category, actionId }): Choice[] => {
    const action = contentRow(content, 'impact-action', actionId ?? '')
    const [first] = (action?.categoryIds ?? []) as string[]
    // A category that the person wrote is not a theme.
    const item = first ?? byTitle.get(category)
    return item === undefined ? [] : [{ user, item }]
  })
}

async function ratingsIn(db: Db, some: Some, month: string): Promise<Choice[]> {
  const rows = await listRatings(db, some)
  return ofMonth(rows, month).map(({ user, liked }) => ({ user, item: String(liked) }))
}
