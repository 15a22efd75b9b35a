import { lockActor } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { mailKey } from '#lib/addresses.ts'
import { badInput } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { planAgain } from '#messaging/due/due.ts'
import {
  type Choice,
  checkTimes,
  DEFAULT_TIMES,
  isMuted,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageTimes,
  MUTE_DAYS,
  nextAllowed,
  OFF,
} from './preferences.rules.ts'
import {
  findPerson,
  findSettings,
  listPreferences,
  type PersonRow,
  putPreference,
  putSettings,
  setOptIn,
  stopMail,
} from './preferences.store.ts'

/** A person with the channels and times that they chose. */
export type Reachable = {
  person: PersonRow
  choices: Record<MessageKind, Choice>
  times: MessageTimes
  /** The stored address has no mailbox */
  isMailFailing: boolean
}

/** One's own settings of messages. */
export type MessageSettings = MessageTimes & {
  choices: ({ kind: MessageKind } & Choice)[]
  isMailFailing: boolean
}

const isKind = (kind: string): kind is MessageKind =>
  (MESSAGE_KINDS as readonly string[]).includes(kind)

function checkKind(kind: string): MessageKind {
  if (isKind(kind)) return kind
  throw badInput(`kind must be one of: ${MESSAGE_KINDS.join(', ')}.`, 'kind')
}

/** A person with their choices; undefined without an account. */
export async function findReachable(db: Db, user: string): Promise<Reachable | undefined> {
  const person = await findPerson(db, user)
  if (person === undefined) return undefined
  const chosen = await listPreferences(db, user)
  const { failedKey, ...times } = (await findSettings(db, user)) ?? {
    failedKey: null,
    ...DEFAULT_TIMES,
  }
  const isMailFailing = failedKey !== null && failedKey === person.emailKey
  const mayMail = person.optInEmail === 1 && !isMailFailing
  const choices = Object.fromEntries(
    MESSAGE_KINDS.map((kind) => {
      const row = chosen.find((one) => one.kind === kind)
      if (row === undefined) return [kind, OFF]
      return [kind, { mail: mayMail && row.mail === 1, push: row.push === 1 }]
    }),
  ) as Record<MessageKind, Choice>
  return { person, choices, times, isMailFailing }
}

/** Whether the address is confirmed, the account open and the access not ended. */
export const isActive = ({ person }: Reachable): boolean =>
  person.emailVerified === 1 && person.deactivatedDate === null && person.deletionDate === null

/** messageSettingsGet: one's own choices and times. */
export async function messageSettings({ store, viewer }: SignedIn): Promise<MessageSettings> {
  return settingsOf(store.read, viewer.userId)
}

async function settingsOf(db: Db, user: string): Promise<MessageSettings> {
  const reachable = await findReachable(db, user)
  const { choices, times, isMailFailing } = reachable ?? {
    ...{ choices: undefined, times: DEFAULT_TIMES, isMailFailing: false },
  }
  return {
    ...times,
    choices: MESSAGE_KINDS.map((kind) => ({ kind, ...(choices?.[kind] ?? OFF) })),
    isMailFailing,
  }
}

const change = (
  { store, viewer }: SignedIn,
  work: (trx: Db, user: string, zone: string) => Promise<void>,
): Promise<MessageSettings> =>
  store.write(async (trx) => {
    const { zone } = await lockActor(trx, viewer.userId)
    await work(trx, viewer.userId, zone)
    await planAgain(trx, viewer.userId)
    return settingsOf(trx, viewer.userId)
  })

/**
 * messageChoose: the channels of one kind. The first email that a person turns on allows emails
 * (`optInEmail`) for this kind alone.
 */
export function chooseChannels(
  context: SignedIn,
  given: { kind: string; mail: boolean; push: boolean },
): Promise<MessageSettings> {
  const kind = checkKind(given.kind)
  return change(context, async (trx, user) => {
    const person = await findPerson(trx, user)
    if (given.mail && person?.optInEmail !== 1) {
      await stopMail(trx, user)
      await setOptIn(trx, user, 1)
    }
    await putPreference(trx, { user, kind, mail: given.mail ? 1 : 0, push: given.push ? 1 : 0 })
  })
}

export type MessageTimesInput = {
  [Name in Exclude<keyof MessageTimes, 'mutedUntil'>]?: MessageTimes[Name] | null | undefined
}

/** messageTimesUpdate: changes the given times. */
export function updateTimes(context: SignedIn, given: MessageTimesInput): Promise<MessageSettings> {
  const times = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value != null),
  ) as Partial<MessageTimes>
  checkTimes(times)
  return change(context, (trx, user) => putSettings(trx, user, times))
}

/** messageMute: pauses all messages for two weeks from today, or ends the pause. */
export const mute = (context: SignedIn, isOn: boolean): Promise<MessageSettings> =>
  change(context, (trx, user, zone) =>
    putSettings(trx, user, { mutedUntil: isOn ? mutedUntil(context.clock.now(), zone) : null }),
  )

const mutedUntil = (now: number, zone: string) => dayAfter(dayIn(now, zone), MUTE_DAYS)

/** messageMailRetry: the address works again, the person says. */
export const retryMail = (context: SignedIn): Promise<MessageSettings> =>
  change(context, (trx, user) => putSettings(trx, user, { failedKey: null }))

/** Records that an address has no mailbox: it gets no more messages of chosen kinds. */
export const noteFailedAddress = (trx: Db, user: string, failedKey: string): Promise<void> =>
  putSettings(trx, user, { failedKey })

/** The days off of a person, from a higher part. */
type FreeDays = (db: Db, person: PersonRow, now: number) => Promise<(day: string) => boolean>

/** A message that waits to be sent. */
export type Planned = {
  user: string
  kind: string
  channel: 'mail' | 'push'
  recipientKey: string
  occasion: string
  about: string | null
  createdDate: number
}

/** What sending asks higher parts. */
export type OfHigherParts = {
  freeDays: FreeDays
  /** Whether the person still has access, and what the message speaks of is still so */
  stillHolds(db: Db, person: PersonRow, message: Planned, now: number): Promise<boolean>
}

/**
 * From when a planned message of a chosen kind may go out now, or why not any more. Since it was
 * planned, the person may have stopped it, changed the address, taken time off or achieved the goal,
 * or it may be night because a mail server was down.
 */
export async function mayGoFrom(
  db: Db,
  message: Planned,
  now: number,
  { freeDays, stillHolds }: OfHigherParts,
): Promise<number | 'STOPPED' | 'EXPIRED'> {
  const { user, kind, channel, recipientKey, createdDate } = message
  if (!isKind(kind)) return now
  const reachable = await findReachable(db, user)
  if (reachable === undefined || !isActive(reachable)) return 'STOPPED'
  const { person, times, choices } = reachable
  const isElsewhere = channel === 'mail' && recipientKey !== mailKey(person.email)
  const zone = zoneOr(person.timeZone)
  const today = dayIn(now, zone)
  if (!choices[kind][channel] || isElsewhere || isMuted(today, times)) return 'STOPPED'
  if (!(await stillHolds(db, person, message, now))) return 'EXPIRED'
  const isFree = await freeDays(db, person, now)
  // The time of a plan and of a digest is the person's own, also outside the hours.
  const isOwnTime = (kind === 'plan' || kind === 'digest') && now - createdDate < HOUR_MS
  if (isOwnTime) return isFree(today) ? 'STOPPED' : now
  return nextAllowed(now, times, { zone, isFree }) ?? 'STOPPED'
}

const HOUR_MS = 3_600_000
