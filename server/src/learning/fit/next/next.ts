import type { Content } from '#content/content.ts'
import { lockCounted } from '#db/locks.ts'
import type { Store } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { stateOf as goalStateOf, titleOf } from '#learning/goals/goals.rules.ts'
import { badInput } from '#lib/errors.ts'
import { dayIn, weekIn } from '#lib/weeks.ts'
import { fitContentOf } from '../fit.pieces.ts'
import { reasonsOf, tieOf, varied, weighed } from '../fit.rules.ts'
import { type FitFor, type FitReader, readPerson } from '../fit.ts'
import type { FitPiece } from '../fit.types.ts'
import {
  freshOf,
  nextOf,
  type Occasions,
  occasionsOf,
  PLACES,
  type Shown,
  stateOf,
  type WhyNow,
  whyNow,
} from './next.rules.ts'
import { listGoals, listOpened, listShown, purgeShown, recordShown } from './next.store.ts'

export type FreshPiece = {
  adviceId: string
  why: WhyNow
  /** Whether the person saw it on an earlier day */
  isSeen: boolean
}

export type NextAdvice = {
  isOn: boolean
  pieces: readonly FitFor[]
  /** The fresh piece of the week, if it is among the pieces */
  fresh: FreshPiece | null
  /** The ids of those pieces whose showing of today is recorded */
  recorded: string[]
}

/** nextAdviceGet: three pieces for home that the person doesn't know yet (product 4, next for you). */
export async function nextAdvice(context: FitReader, content: Content): Promise<NextAdvice> {
  const { store, viewer, clock } = context
  const { byId } = fitContentOf(content)
  const [{ person, wishes, isOn, zone, tie }, rows, opened] = await Promise.all([
    readPerson(context, content),
    listShown(store, viewer.userId),
    listOpened(store, viewer.userId),
  ])
  const today = dayIn(clock.now(), zone)
  const week = weekIn(clock.now(), zone)
  const shown = new Map(rows.map((row) => [row.id, row]))
  const state = (id: string) => stateOf(shown.get(id), today)
  const leavesOut = (id: string) => opened.has(id) || state(id) === 'resting'
  const ranked = weighed(byId, person, { tie, leavesOut })
  const pick = (wanted: 'new' | 'again') =>
    varied(ranked.filter(({ piece }) => state(piece.adviceId) === wanted))
  const [unseen, seenOnce] = [pick('new'), pick('again')]
  const occasions = isOn ? await readOccasions(context, byId) : null
  const fresh =
    occasions && freshPiece({ unseen, seenOnce, shown, occasions, week, user: viewer.userId })
  const pieces = nextOf(fresh, unseen, seenOnce)
  const why = isOn ? reasonsOf(pieces, person, byId) : []
  return {
    isOn,
    pieces: pieces.map((piece, at) => ({
      ...piece,
      reasons: why[at] ?? [],
      wish: wishes.get(piece.adviceId) ?? null,
    })),
    fresh: fresh &&
      occasions && {
        adviceId: fresh.adviceId,
        why: whyNow(fresh, occasions),
        isSeen: (shown.get(fresh.adviceId)?.lastDay ?? today) < today,
      },
    recorded: pieces.flatMap(({ adviceId: id }) => {
      return (shown.get(id)?.lastDay ?? '') >= today ? id : []
    }),
  }
}

type FreshFacts = {
  unseen: readonly FitPiece[]
  seenOnce: readonly FitPiece[]
  shown: ReadonlyMap<string, Shown>
  occasions: Occasions
  week: string
  user: string
}

/** The fresh piece of this week. Once it was shown, no other one replaces it. */
function freshPiece({ unseen, seenOnce, shown, occasions, week, user }: FreshFacts) {
  const kept = [...shown.values()].find(({ newIn }) => newIn === week)
  if (kept !== undefined) {
    return [...unseen, ...seenOnce].find(({ adviceId }) => adviceId === kept.id) ?? null
  }
  const never = unseen.filter(({ adviceId }) => !shown.has(adviceId))
  return freshOf(never, occasions, tieOf(`${user}/${week}/fresh/`))
}

async function readOccasions(
  { store, viewer, clock }: FitReader,
  byId: ReadonlyMap<string, FitPiece>,
): Promise<Occasions> {
  const goals = await listGoals(store, viewer.userId)
  return occasionsOf(
    goals.map((goal) => ({ ...goal, title: titleOf(goal), state: goalStateOf(goal) })),
    (id) => byId.get(id)?.themes ?? [],
    clock.now(),
  )
}

/**
 * adviceShownRecord: the pieces that the person saw on home today; counts each once a day. Refuses
 * with BAD_USER_INPUT.
 */
export async function recordAdviceShown(
  context: SignedIn,
  content: Content,
  given: readonly string[],
): Promise<void> {
  if (given.length > PLACES) throw badInput(`Name up to ${PLACES} pieces of advice.`, 'ids')
  const { byId } = fitContentOf(content)
  const ids = [...new Set(given)]
  if (!ids.every((id) => byId.has(id))) throw badInput('This advice doesn’t exist.', 'ids')
  const { fresh } = await nextAdvice(context, content)
  const { store, viewer, clock } = context
  await store.write(async (trx) => {
    const { _id: user, zone } = await lockCounted(trx, viewer.userId)
    const [today, week] = [dayIn(clock.now(), zone), weekIn(clock.now(), zone)]
    await recordShown(trx, { user, ids, today, week, fresh: fresh?.adviceId ?? null })
  })
}

/** Daily: deletes showings of more than half a year ago. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeShown(trx, dayIn(now, 'UTC')))
