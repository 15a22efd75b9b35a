import { lockActor, lockCounted } from '#db/locks.ts'
import type { PauseTable } from '#db/tables.weeks.ts'
import { checkId } from '#entity/crud.rules.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import { storable } from '#lib/storable.ts'
import { dayIn } from '#lib/weeks.ts'
import { planAgain } from '#messaging/due/due.ts'
import {
  countPauses,
  deletePause,
  findPause,
  insertPause,
  listPauses,
  setPauseEnd,
} from './rhythm.store.ts'

export type Pause = PauseTable

export type NewPause = {
  _id?: string | null | undefined
  fromDay: string
  toDay?: string | null | undefined
  kind: string
}

/**
 * A day off excuses only its day. A pause excuses each week that it touches, and may have no end.
 */
export const PAUSE_KINDS = ['dayOff', 'pause'] as const
export const MOST_PAUSES = 200
const YEARS = { least: '2000-01-01', most: '2199-12-31' } as const

function checkDay(day: string, field: string): string {
  if (day.length === 10 && day >= YEARS.least && day <= YEARS.most) return day
  throw badInput('Write the day like 2026-11-21.', field)
}

function checked({ fromDay, toDay, kind }: NewPause): Pick<Pause, 'fromDay' | 'toDay' | 'kind'> {
  const known = PAUSE_KINDS.find((it) => it === kind)
  if (known === undefined) throw badInput(`Give one of ${PAUSE_KINDS.join(', ')}.`, 'kind')
  const from = checkDay(fromDay, 'fromDay')
  if (toDay == null) {
    if (known === 'pause') return { fromDay: from, toDay: null, kind: known }
    throw badInput('Choose your last day off.', 'toDay')
  }
  const to = checkDay(toDay, 'toDay')
  if (to < from) throw badInput('The last day cannot be before the first.', 'toDay')
  return { fromDay: from, toDay: to, kind: known }
}

/** pauseGetMany: one's own pauses and days off, latest first. Only their person sees them. */
export const pauses = ({ store, viewer }: SignedIn): Promise<Pause[]> =>
  listPauses(store.read, viewer.userId)

/** pauseCreate: with an `_id` of the client, the call can be sent twice. Pauses may overlap. */
export async function createPause(context: SignedIn, obj: NewPause): Promise<Pause> {
  const { store, viewer, clock, ids } = context
  const _id = obj._id == null ? ids.id() : checkId(obj._id)
  const pause = { ...checked(obj), _id, user: viewer.userId, createdDate: clock.now() }
  return store.write(async (trx) => {
    await lockCounted(trx, viewer.userId)
    await planAgain(trx, viewer.userId)
    const made = await insertPause(trx, pause)
    if (made === undefined) throw new AppError('CONFLICT', 'This id is taken.', { field: '_id' })
    if ((await countPauses(trx, viewer.userId)) > MOST_PAUSES) {
      throw new AppError('LIMIT_REACHED', `You can have up to ${MOST_PAUSES}. Remove some first.`)
    }
    return made
  })
}

/**
 * pauseEnd: sets yesterday, in one’s own zone, as the last day of a pause. Deletes a pause that
 * begins today or later, and answers null.
 */
export async function endPause(context: SignedIn, _id: string): Promise<Pause | null> {
  const { store, viewer, clock } = context
  if (storable(_id) !== _id) throw notFound('pause')
  return store.write(async (trx) => {
    const { zone } = await lockActor(trx, viewer.userId)
    await planAgain(trx, viewer.userId)
    const pause = await findPause(trx, viewer.userId, _id)
    if (pause === undefined) throw notFound('pause')
    const yesterday = dayAfter(dayIn(clock.now(), zone), -1)
    if (pause.toDay !== null && pause.toDay <= yesterday) return pause
    if (pause.fromDay > yesterday) {
      await deletePause(trx, viewer.userId, _id)
      return null
    }
    await setPauseEnd(trx, viewer.userId, _id, yesterday)
    return { ...pause, toDay: yesterday }
  })
}

/** pauseDelete: deletes one's own pause. Gives the same answer for a deleted or foreign pause. */
export async function removePause({ store, viewer }: SignedIn, _id: string): Promise<string> {
  if (storable(_id) !== _id) return _id
  await store.write(async (trx) => {
    await deletePause(trx, viewer.userId, _id)
    await planAgain(trx, viewer.userId)
  })
  return _id
}
