import { lockCounted } from '#db/locks.ts'
import type { Db, Store } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { isOffToday } from '#impact/rhythm/rhythm.ts'
import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { weekIn } from '#lib/weeks.ts'
import { listMessages, purgeMessages } from './messages.store.ts'
import {
  isNudged,
  PARTNERS,
  type PartnerAnswer,
  type PartnerState,
  type SeenGoal,
  seenGoal,
  stateFor,
} from './partners.rules.ts'
import {
  findWithOther,
  listBlocks,
  listOpenLinks,
  listWithOthers,
  lockPartnership,
  purgePartnerships,
  type Reader,
  type WithOther,
} from './partners.store.ts'
import { listShared, purgeShared, type SharedRow } from './sharing.store.ts'

/** A person's name and picture. The other person sees only these before accepting. */
export type PartnerName = { firstName: string; name: string; avatar: string | null }

/** A goal that a partner shares: the fields that the reader sees, and what they can do. */
export type PartnerGoal = SeenGoal & {
  _id: string
  /** The reader gets a nudge to ask how it went */
  isNudged: boolean
  /** The reader cheered this week */
  isCheered: boolean
  /** The reader asked this week */
  isAsked: boolean
  /** The reader's latest question */
  question: PartnerQuestion | null
}

/** A question about a goal, and its answer: one of PARTNER_ANSWERS, a line, or both. */
export type PartnerQuestion = {
  sentDate: number
  answer: PartnerAnswer | null
  line: string | null
}

/** One's own goal that the partner sees, and when they last cheered. */
export type OwnSharedGoal = { _id: string; title: string | null; cheeredDate: number | null }

/** A partner, an invitation, an unused link, or a blocked person. */
export type Partner = {
  _id: string
  state: PartnerState
  /** Null for an unused link */
  person: PartnerName | null
  /** When the invitation ends */
  expires: number | null
  goals: PartnerGoal[]
  shared: OwnSharedGoal[]
}

const EMPTY = { person: null, expires: null, goals: [], shared: [] }

export const namedOf = (row: {
  firstName: string
  lastName: string
  avatar: string | null
}): PartnerName => ({
  firstName: row.firstName || row.lastName,
  name: `${row.firstName} ${row.lastName}`.trim(),
  avatar: row.avatar,
})

export const readerOf = ({ viewer }: SignedIn): Reader => ({
  me: viewer.userId,
  company: viewer.isPublicUser ? null : viewer.companyId,
})

/** partnerGetMany: partners, invitations in both directions, open links and blocked people. */
export async function partners(context: SignedIn): Promise<Partner[]> {
  const { read } = context.store
  const reader = readerOf(context)
  const now = context.clock.now()
  const [rows, links, blocks] = await Promise.all([
    listWithOthers(read, reader),
    listOpenLinks(read, reader.me, now),
    listBlocks(read, reader.me),
  ])
  const accepted = rows.filter(({ state }) => state === 'accepted').map(({ _id }) => _id)
  const shared = await listShared(read, accepted)
  const messages = await listMessages(read, accepted)
  const isOff = shared.length > 0 && (await isOffToday(context))
  const known = rows.flatMap((row): Partner[] => {
    const state = stateFor(row, reader.me, now)
    if (state === undefined) return []
    const base = { ...EMPTY, _id: row._id, state, person: namedOf(row) }
    if (state !== 'accepted') return [{ ...base, expires: row.expires }]
    const here = shared.filter(({ partnership }) => partnership === row._id)
    return [
      { ...base, ...goalsOf(here, messages, { me: reader.me, other: row.other, now, isOff }) },
    ]
  })
  return [
    ...known,
    ...links.map((link): Partner => ({ ...EMPTY, ...link, state: 'invited' })),
    ...blocks.map(
      (row): Partner => ({ ...EMPTY, _id: row._id, state: 'blocked', person: namedOf(row) }),
    ),
  ]
}

const answered = (row: { sentDate: number; answer: string | null; line: string | null }) => ({
  sentDate: row.sentDate,
  answer: row.answer as PartnerAnswer | null,
  line: row.line,
})

/** The goals that two partners share with each other; `messages` come newest first. */
function goalsOf(
  shared: readonly SharedRow[],
  messages: Awaited<ReturnType<typeof listMessages>>,
  { me, other, now, isOff }: { me: string; other: string; now: number; isOff: boolean },
): Pick<Partner, 'goals' | 'shared'> {
  const of = (owner: string) => shared.filter(({ user }) => user === owner)
  const week = weekIn(now, 'UTC')
  const from = (by: string, { _id, partnership }: SharedRow) => {
    const own = messages.filter((it) => it.user === by && it.goal === _id)
    const here = own.filter((it) => it.partnership === partnership)
    const last = (kind: string) => here.find((it) => it.kind === kind)
    return { latest: here[0], cheer: last('cheer'), question: last('question') }
  }
  return {
    goals: of(other).map((row) => {
      const { latest, cheer, question } = from(me, row)
      return {
        ...{ _id: row._id, ...seenGoal(row) },
        isNudged: !isOff && isNudged(row, latest?.sentDate ?? null, now),
        isCheered: cheer?.week === week,
        isAsked: question?.week === week,
        question: question === undefined ? null : answered(question),
      }
    }),
    shared: of(me).map((row) => ({
      ...{ _id: row._id, title: seenGoal(row).title },
      cheeredDate: from(other, row).cheer?.sentDate ?? null,
    })),
  }
}

/**
 * Makes a change in one transaction with a lock on the viewer: their changes run one after another,
 * and their account can't be erased meanwhile.
 */
export const asActor = <T>(
  { store, viewer }: SignedIn,
  change: (trx: Db, me: string) => Promise<T>,
): Promise<T> =>
  store.write(async (trx) => {
    await lockCounted(trx, viewer.userId)
    return change(trx, viewer.userId)
  })

/**
 * The viewer's partnership with its active partner, locked until the transaction ends. Refuses with
 * NOT_FOUND.
 */
export async function acceptedPartner(trx: Db, context: SignedIn, _id: string): Promise<WithOther> {
  await lockPartnership(trx, storable(_id))
  const row = await findWithOther(trx, readerOf(context), storable(_id))
  if (row?.state !== 'accepted') {
    throw new AppError('NOT_FOUND', 'You and this person are no longer partners.')
  }
  return row
}

/** Deletes ended invitations, partnerships of former colleagues and old messages; runs once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgePartnerships(trx, now)
    await purgeShared(trx)
    await purgeMessages(trx, now - PARTNERS.messagesMs)
  })
