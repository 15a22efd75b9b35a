import { hashToken } from '#accounts/core/accounts.ts'
import { countForAddress, countForPerson } from '#accounts/core/person-limit.ts'
import { statusWithoutSession } from '#accounts/core/session.ts'
import { recordEvent } from '#audit/audit.ts'
import { lockCounted } from '#db/locks.ts'
import { getOne } from '#entity/crud.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { goalEntity } from '../goals.entity.ts'
import { findZone } from '../goals.store.ts'
import { calendarFile } from './calendar.file.ts'
import { CANCELLED_MS, feedEvents, goalEvents } from './calendar.rules.ts'
import {
  deleteAddress,
  findAddress,
  findReader,
  listGoals,
  recordRead,
  replaceAddress,
} from './calendar.store.ts'

export type CalendarAddress = {
  /** The address itself, shown only once */
  address: string | null
  /** Null without an address */
  createdDate: number | null
  lastReadDate: string | null
}

const MINUTES_15 = 15 * 60_000
const WRONG_ADDRESSES = {
  what: 'calendar',
  most: 60,
  windowMs: MINUTES_15,
  message: 'Too many calendar addresses that don’t work. Try again later.',
} as const
/** The calendar of a thousand goals takes a fifth of a second. */
const READS = {
  what: 'calendar',
  most: 120,
  windowMs: MINUTES_15,
  message: 'This calendar was read too often. Try again later.',
} as const

/** calendarAddressGet: when the address was made and last read. */
export async function calendarAddress({ store, viewer }: SignedIn): Promise<CalendarAddress> {
  const row = await findAddress(store.read, viewer.userId)
  return { createdDate: null, lastReadDate: null, ...row, address: null }
}

/** calendarAddressCreate: makes the address of the person's calendar and ends the earlier one. */
export async function makeAddress(context: SignedIn): Promise<CalendarAddress> {
  const { store, viewer, ids, clock, config } = context
  const token = ids.secret()
  const dates = { createdDate: clock.now(), lastReadDate: null }
  await store.write(async (trx) => {
    await lockCounted(trx, viewer.userId)
    await replaceAddress(trx, { user: viewer.userId, tokenHash: hashToken(token), ...dates })
    await recordEvent(trx, context, { kind: 'calendar_made', subject: viewer.userId })
  })
  return { ...dates, address: `${config.publicUrl}/calendar/${token}.ics` }
}

/** calendarAddressDelete: the address stops working at once. Answers whether there was one. */
export const stopAddress = (context: SignedIn): Promise<boolean> =>
  context.store.write(async (trx) => {
    const { userId } = context.viewer
    await lockCounted(trx, userId)
    if (!(await deleteAddress(trx, userId))) return false
    await recordEvent(trx, context, { kind: 'calendar_stopped', subject: userId })
    return true
  })

/** goalCalendarGet: the events of one own goal as an iCalendar file. Refuses with NOT_FOUND. */
export async function goalCalendar(context: SignedIn, _id: string): Promise<string> {
  const goal = await getOne(context, goalEntity, _id)
  const { config, store, viewer } = context
  const zone = zoneOr(await findZone(store.read, viewer.userId))
  return calendarFile(goalEvents(goal, { zone, publicUrl: config.publicUrl }), config.productName)
}

/**
 * The calendar of a secret address: product 4, calendar. Undefined for an address that doesn't
 * exist, was stopped, or belongs to a person without access. Refuses with TOO_MANY_REQUESTS after
 * many of them, or many reads of one calendar. Wrong addresses never count against right ones,
 * because a calendar service reads those of many people from one network address.
 */
export async function readCalendar(context: Context, token: string): Promise<string | undefined> {
  const { store, clock, config } = context
  const now = clock.now()
  const tokenHash = hashToken(token)
  const reader = await findReader(store.read, tokenHash)
  const status = reader && (await statusWithoutSession(store.read, reader.user, now))
  if (reader === undefined || status?.state !== 'active' || status.role === 'unpaid') {
    await countForAddress(context, WRONG_ADDRESSES)
    return undefined
  }
  await countForPerson({ store, clock, viewer: { userId: reader.user } }, READS)
  const today = dayIn(now, 'UTC')
  if (reader.lastReadDate !== today) {
    await store.write((trx) => recordRead(trx, tokenHash, today))
  }
  const goals = await listGoals(store.read, reader.user, now - CANCELLED_MS)
  const calendar = { zone: zoneOr(reader.timeZone), publicUrl: config.publicUrl }
  return calendarFile(feedEvents(goals, calendar, now), config.productName)
}
