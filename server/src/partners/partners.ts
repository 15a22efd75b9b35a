import type { Db, Store } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { weekIn } from '#lib/weeks.ts'
import {
  isNudged,
  PARTNERS,
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
  purgePartnerships,
  type Reader,
  type WithOther,
} from './partners.store.ts'
import { listCheers, listShared, purgeShared, type SharedRow } from './sharing.store.ts'

/** The name and the picture of a person, which is all that another one learns before they accept. */
export type Named = { firstName: string; name: string; avatar: string | null }

/** A goal that a partner shares: what is seen of it, and what its reader can do. */
export type PartnerGoal = SeenGoal & {
  _id: string
  /** The reader is asked to ask how it went */
  isNudged: boolean
  /** The reader cheered this week */
  isCheered: boolean
}

/** One's own goal as the partner sees it. */
export type OwnSharedGoal = SeenGoal & { _id: string; cheeredDate: number | null }

/** A partner, an invitation, a link that nobody has used, or a blocked person. */
export type Partner = {
  _id: string
  state: PartnerState
  byLink: boolean
  /** Null for a link that nobody has used */
  person: Named | null
  /** When the invitation ends */
  expires: number | null
  goals: PartnerGoal[]
  shared: OwnSharedGoal[]
}

export const namedOf = (row: {
  firstName: string
  lastName: string
  avatar: string | null
}): Named => ({
  firstName: row.firstName || row.lastName,
  name: `${row.firstName} ${row.lastName}`.trim(),
  avatar: row.avatar,
})

export const readerOf = ({ viewer }: SignedIn): Reader => ({
  me: viewer.userId,
  company: viewer.isPublicUser ? null : viewer.companyId,
})

const NO_GOALS = { goals: [], shared: [] }

/** partnerGetMany: partners, invitations in both directions, open links and blocked people. */
export async function partners(context: SignedIn): Promise<Partner[]> {
  const { store, clock } = context
  const { me, company } = readerOf(context)
  const now = clock.now()
  const [rows, links, blocks] = await Promise.all([
    listWithOthers(store.read, { me, company }),
    listOpenLinks(store.read, me, now),
    listBlocks(store.read, me),
  ])
  const accepted = rows.filter(({ state }) => state === 'accepted')
  const shared = await listShared(
    store.read,
    accepted.map(({ _id }) => _id),
  )
  const cheers = await listCheers(
    store.read,
    shared.map(({ _id }) => _id),
  )
  const known = rows.flatMap((row): Partner[] => {
    const state = stateFor(row, me, now)
    if (state === undefined) return []
    const base = { _id: row._id, state, byLink: row.company === null, person: namedOf(row) }
    if (state !== 'accepted') return [{ ...base, expires: row.expires, ...NO_GOALS }]
    return [{ ...base, expires: null, ...goalsOf(row, shared, cheers, { me, now }) }]
  })
  return [
    ...known,
    ...links.map(
      ({ _id, expires }): Partner => ({
        ...{ _id, state: 'invited', byLink: true, person: null, expires, ...NO_GOALS },
      }),
    ),
    ...blocks.map(
      ({ _id, ...row }): Partner => ({
        ...{
          _id,
          state: 'blocked',
          byLink: false,
          person: namedOf(row),
          expires: null,
          ...NO_GOALS,
        },
      }),
    ),
  ]
}

type Cheers = Awaited<ReturnType<typeof listCheers>>

function goalsOf(
  { _id: partnership, other }: WithOther,
  shared: readonly SharedRow[],
  cheers: Cheers,
  { me, now }: { me: string; now: number },
): Pick<Partner, 'goals' | 'shared'> {
  const here = shared.filter((row) => row.partnership === partnership)
  const lastBy = (user: string, goal: string) =>
    cheers.find((cheer) => cheer.user === user && cheer.goal === goal)
  const goals = here
    .filter(({ user }) => user === other)
    .map((row): PartnerGoal => {
      const last = lastBy(me, row._id)
      return {
        ...{ _id: row._id, ...seenGoal(row) },
        isNudged: isNudged(row, last?.cheeredDate ?? null, now),
        isCheered: last?.week === weekIn(now, 'UTC'),
      }
    })
  const own = here
    .filter(({ user }) => user === me)
    .map((row): OwnSharedGoal => {
      const cheeredDate = lastBy(other, row._id)?.cheeredDate ?? null
      return { _id: row._id, ...seenGoal(row), cheeredDate }
    })
  return { goals, shared: own }
}

/** The viewer's partnership with its active partner. Refuses with NOT_FOUND. */
export async function acceptedPartner(db: Db, context: SignedIn, _id: string): Promise<WithOther> {
  const row = await findWithOther(db, readerOf(context), storable(_id))
  if (row?.state !== 'accepted') {
    throw new AppError('NOT_FOUND', 'You and this person are no longer partners.')
  }
  return row
}

/** Deletes what ended: invitations, partnerships of former colleagues, old cheers; runs once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgePartnerships(trx, now)
    await purgeShared(trx, now - PARTNERS.cheersMs)
  })
