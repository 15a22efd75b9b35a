import { type Actor, lockCounted } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { CheckInTable } from '#db/tables.check-ins.ts'
import { checkId, type Values } from '#entity/crud.rules.ts'
import { findWithin, updateRecord } from '#entity/crud.store.ts'
import { encode } from '#entity/fields.ts'
import type { SignedIn } from '#graphql/context.ts'
import { actionItem } from '#impact/impact-index/impact-index.rules.ts'
import { noteAction } from '#impact/impact-index/impact-index.ts'
import { actionsTaken } from '#impact/impact-index/reading.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { dayIn } from '#lib/weeks.ts'
import { planAgain } from '#messaging/due/due.ts'
import { type Goal, goalEntity } from '../goals.entity.ts'
import { checkReview } from '../goals.review.rules.ts'
import { viewerZone } from '../goals.review.ts'
import { stateOf } from '../goals.rules.ts'
import {
  afterNext,
  afterOutcome,
  type CheckInFacts,
  type CheckInWorth,
  checkGiven,
  checkState,
  earnsPoints,
  type GoalField,
  MOST_NOTE,
  type NextStep,
  type Outcome,
  replaced,
  saidAt,
  WRITABLE,
  worthOf,
} from './check-ins.rules.ts'
import {
  countCheckIns,
  findCheckIn,
  hasAdvice,
  insertCheckIn,
  listCheckIns,
  recordNext,
  recordNote,
} from './check-ins.store.ts'

export type CheckIn = CheckInTable
export type { CheckInWorth } from './check-ins.rules.ts'

type Maybe = string | null | undefined
/**
 * A check-in. `version` is the version of the goal; `saidDate` is the device's time in epoch
 * milliseconds.
 */
export type CheckInInput = {
  _id?: Maybe
  version?: number | null | undefined
  saidDate?: number | null | undefined
  outcome: string
} & {
  [Name in 'next' | 'seen' | 'note' | GoalField]?: Maybe
}

const MOST_CHECK_INS = 2000
const TRIES = 20
const NOTE = { kind: 'text', nullable: true, max: MOST_NOTE } as const

type Job = CheckInFacts & {
  _id: string
  goalId: string
  version: number | null
  note: Maybe
  /** The time of the check-in; the device's time within the limits of `saidAt` */
  saidDate: number
}

function jobOf(context: SignedIn, goalId: string, obj: CheckInInput): Job {
  const writes: CheckInFacts['writes'] = {}
  for (const name of WRITABLE) {
    if (obj[name] === undefined) continue
    writes[name] = encode(name, goalEntity.fields[name], obj[name]) as string | null
  }
  const now = context.clock.now()
  const job: Job = {
    saidDate: saidAt(obj.saidDate ?? now, now),
    _id: obj._id == null ? context.ids.id() : checkId(obj._id),
    goalId,
    version: obj.version ?? null,
    outcome: obj.outcome as Outcome,
    next: (obj.next ?? null) as NextStep | null,
    seen: obj.seen ?? null,
    note: obj.note === undefined ? undefined : (encode('note', NOTE, obj.note) as string | null),
    writes,
  }
  checkGiven(job)
  return job
}

const changedElsewhere = () =>
  new AppError(
    'CONFLICT',
    'This goal was changed in the meantime. Look at it again before you check in.',
    { field: 'version' },
  )

/**
 * goalCheckIn: the outcome of a goal and the next step. A repeated call changes no data, or adds
 * the next step or a note. With `version`, refuses a changed goal with CONFLICT.
 */
export async function checkIn(context: SignedIn, goalId: string, obj: CheckInInput): Promise<Goal> {
  const job = jobOf(context, goalId, obj)
  // What this request read before is now out of date.
  byGoal.delete(context)
  actions.delete(context)
  return context.store.write(async (trx) => {
    const actor = await lockCounted(trx, context.viewer.userId)
    for (let time = 0; time < TRIES; time += 1) {
      const done = await attempt(trx, context, actor, job)
      if (done !== undefined) return done
    }
    throw changedElsewhere()
  })
}

/** Answers the goal, or undefined if another call saved it in between. */
async function attempt(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  job: Job,
): Promise<Goal | undefined> {
  const scope = { user: actor._id }
  const goal = await findWithin(trx, goalEntity, scope, job.goalId)
  if (goal === undefined || !goal.isGoal) throw notFound(goalEntity.noun)
  const known = await findCheckIn(trx, actor._id, job._id)
  const isAnother = known?.goal !== goal._id || known?.outcome !== job.outcome
  if (known !== undefined && isAnother) throw idTaken()
  if (known !== undefined && job.next === null) {
    if (job.note !== undefined) await recordNote(trx, known._id, job.note)
    return goal
  }
  if (known !== undefined && known.next === job.next) return goal
  if (known !== undefined && known.next !== null) {
    throw new AppError('CONFLICT', 'You’ve already decided what comes after this check-in.')
  }
  if (job.version !== null && job.version !== goal.version) throw changedElsewhere()
  checkState(goal, job.outcome)
  await checkSwap(trx, actor._id, goal, job)
  const now = context.clock.now()
  const today = dayIn(now, actor.zone)
  const changes: Values = {
    ...(known === undefined && afterOutcome(goal, job, { now, today })),
    ...(job.next !== null && afterNext(job, now)),
    updatedDate: now,
  }
  const at = { _id: goal._id, version: goal.version }
  const row = await updateRecord(trx, goalEntity, scope, at, changes)
  if (row === undefined) return undefined
  checkReview(row, job.writes, { now, zone: actor.zone })
  await planAgain(trx, actor._id)
  await keep(trx, context, actor, { job, known, goal, progress: row.progress })
  return row
}

async function checkSwap(trx: Db, user: string, goal: Goal, { next, writes }: Job) {
  if (next !== 'swap' || !writes.adviceId) return
  const { _id, entity } = goal
  if (!(await hasAdvice(trx, { _id, user, entity }, writes.adviceId))) return
  const message = 'This advice is already in your goals or bookmarks.'
  throw new AppError('CONFLICT', message, { field: 'adviceId' })
}

const idTaken = () => new AppError('CONFLICT', 'The id of this check-in is taken.')

type ResolvedCheckIn = { job: Job; known: CheckIn | undefined; goal: Goal; progress: string | null }

/** Stores the check-in or completes a stored one, and counts it for the weekly score. */
async function keep(
  trx: Db,
  context: SignedIn,
  actor: Actor,
  { job, known, goal, progress }: ResolvedCheckIn,
) {
  const { next, note } = job
  const was = replaced(next, goal)
  if (known !== undefined) {
    const rest = { next, was, note: note === undefined ? known.note : note }
    await recordNext(trx, known._id, { ...rest, progressAfter: progress })
    return
  }
  const user = actor._id
  const made = await insertCheckIn(trx, {
    ...{ _id: job._id, user, goal: goal._id, outcome: job.outcome, next, was },
    ...{ note: note ?? null, progressBefore: goal.progress, progressAfter: progress },
    createdDate: job.saidDate,
  })
  if (!made) throw idTaken()
  if ((await countCheckIns(trx, user)) > MOST_CHECK_INS) {
    const message = `You can have up to ${MOST_CHECK_INS} check-ins. Delete a goal first.`
    throw new AppError('LIMIT_REACHED', message)
  }
  const [saidDay, savedDay] = [dayIn(job.saidDate, actor.zone), dayIn(goal.createdDate, actor.zone)]
  if (job.outcome === 'takenUp' || !earnsPoints(saidDay, savedDay)) return
  await noteAction(trx, context, actor, 'checkInDone', goal._id)
}

// Read once in a request, even if it lists many goals.
const byGoal = new WeakMap<SignedIn, Promise<Map<string, CheckIn[]>>>()

/** The viewer's check-ins of one of their goals, newest first. */
export async function checkInsOf(context: SignedIn, goal: string): Promise<CheckIn[]> {
  const all = byGoal.get(context) ?? readAll(context)
  byGoal.set(context, all)
  return (await all).get(goal) ?? []
}

async function readAll({ store, viewer }: SignedIn): Promise<Map<string, CheckIn[]>> {
  const rows = await listCheckIns(store.read, viewer.userId)
  return Map.groupBy(rows, (row) => row.goal)
}

const actions = new WeakMap<SignedIn, Promise<ReadonlySet<string>>>()

/** What a check-in on a goal adds to the week's score now; null if the goal asks for none. */
export async function checkInWorth(context: SignedIn, goal: Goal): Promise<CheckInWorth | null> {
  if (!goal.isGoal || stateOf(goal) !== 'going') return null
  const taken = actions.get(context) ?? actionsTaken(context)
  actions.set(context, taken)
  const zone = await viewerZone(context)
  const [today, savedDay] = [dayIn(context.clock.now(), zone), dayIn(goal.createdDate, zone)]
  const { size } = await taken
  if (!earnsPoints(today, savedDay)) return worthOf('tomorrow', size)
  const isCounted = (await taken).has(actionItem('checkInDone', goal._id))
  return worthOf(isCounted ? 'nextWeek' : 'now', size)
}
