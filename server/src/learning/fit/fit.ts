import type { Content } from '#content/content.ts'
import { lockCounted } from '#db/locks.ts'
import { encode } from '#entity/fields.ts'
import type { SignedIn } from '#graphql/context.ts'
import { ENTITIES } from '#lib/entities.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { weekIn, zoneOr } from '#lib/weeks.ts'
import { fitContentOf } from './fit.pieces.ts'
import { type FitReason, fitting, reasonsOf, tieOf, unknownPerson, WISHES } from './fit.rules.ts'
import {
  type AdviceFact,
  type AnswersRow,
  countWishes,
  deleteWishes,
  findAnswers,
  listAdviceFacts,
  recordWish,
} from './fit.store.ts'
import type { FitPerson, FitPiece } from './fit.types.ts'

/** How a piece of advice fits the caller: the strongest reasons, and their wish for it. */
export type AdviceFit = { reasons: readonly FitReason[]; wish: string | null }

export type RankedAdvice = {
  /** Whether the person lets the product use their answers */
  isOn: boolean
  pieces: readonly FitPiece[]
  /** The strongest reasons of some of the pieces, in their order */
  reasons: (chosen: readonly FitPiece[]) => FitReason[][]
  wishes: ReadonlyMap<string, string>
  dismissed: ReadonlySet<string>
}

/**
 * All advice for the caller, best first (product 4, advice that fits). Equal pieces change places
 * each week. Reads with two statements and stores no data.
 */
export async function fitOf(
  context: SignedIn,
  content: Content,
  entity: string | null = null,
): Promise<RankedAdvice> {
  const { byId } = fitContentOf(content)
  const { person, wishes, isOn, tie } = await readPerson(context, content)
  return {
    isOn,
    pieces: fitting(byId, person, { tie, entity }),
    reasons: (chosen) => (isOn ? reasonsOf(chosen, person, byId) : []),
    wishes,
    dismissed: person.notForMe,
  }
}

/** A piece of advice of an action, by its id. */
export const pieceOf = (content: Content, adviceId: string): FitPiece | undefined =>
  fitContentOf(content).byId.get(adviceId)

/** How some pieces of advice fit the caller, by their ids. */
export async function adviceFits(
  context: SignedIn,
  content: Content,
  ids: readonly string[],
): Promise<Map<string, AdviceFit>> {
  const { byId } = fitContentOf(content)
  const { person, wishes, isOn } = await readPerson(context, content)
  const chosen = ids.flatMap((id) => byId.get(id) ?? [])
  const reasons = isOn ? reasonsOf(chosen, person, byId) : []
  return new Map(
    chosen.map(({ adviceId }, at) => [
      adviceId,
      { reasons: reasons[at] ?? [], wish: wishes.get(adviceId) ?? null },
    ]),
  )
}

/** The data about the caller that orders advice; their zone, and a seed for each use of the order. */
/** The parts of a request that the fit of a person needs. */
export type FitReader = Pick<SignedIn, 'store' | 'clock'> & { viewer: { userId: string } }

export async function readPerson(context: FitReader, content: Content) {
  const { store, viewer, clock } = context
  const [answers, facts] = await Promise.all([
    findAnswers(store, viewer.userId),
    listAdviceFacts(store, viewer.userId),
  ])
  const isOn = answers?.tailored === 1
  const known = personOf(content, answers, facts)
  const { notForMe, goals } = known
  const zone = zoneOr(answers?.timeZone)
  return {
    isOn,
    person: isOn ? known : unknownPerson({ notForMe, goals }),
    wishes: new Map(
      facts.filter(({ kind }) => kind === 'wish').map(({ id, value }) => [id, value]),
    ),
    zone,
    tie: tieOf(`${viewer.userId}/${weekIn(clock.now(), zone)}/`),
  }
}

const ACHIEVED = 'Goal achieved!'

function personOf(
  content: Content,
  answers: AnswersRow | undefined,
  facts: readonly AdviceFact[],
): FitPerson {
  const { jobs, profiles } = fitContentOf(content)
  const ids = (kind: AdviceFact['kind'], fits: (value: string) => boolean = () => true) =>
    new Set(facts.filter((fact) => fact.kind === kind && fits(fact.value)).map(({ id }) => id))
  const rated = facts.filter(({ kind }) => kind === 'rated')
  return {
    role: answers?.role ?? null,
    minutes: answers?.timeCommitDaily ?? null,
    styles: parsed(answers?.learningStyles),
    motivations: parsed(answers?.motivations),
    job: jobs.get(answers?.job ?? '') ?? null,
    profile: profiles.get(answers?.profileCluster ?? -1) ?? null,
    ranking: parsed(answers?.impactRanking),
    saved: ids('saved'),
    goals: ids('goal', (value) => value !== ACHIEVED && value !== 'letGo'),
    rated: new Map(rated.map(({ id, value }) => [id, Number(value)])),
    more: ids('wish', (wish) => wish === 'more'),
    notForMe: ids('wish', (wish) => wish === 'notForMe'),
  }
}

const parsed = (json: string | null | undefined): string[] => JSON.parse(json ?? '[]') as string[]

const MOST_FIRST = 50

/** An entity that a call names; null for all. Throws if there is no such entity. */
export function readEntity(entity: string | null | undefined): string | null {
  if (entity === null || entity === undefined) return null
  if (!ENTITIES.some((one) => one === entity)) {
    throw badInput(`Choose one of ${ENTITIES.join(', ')}.`, 'entity')
  }
  return entity
}

export type FitFor = FitPiece & AdviceFit
export type Fit = { isOn: boolean; wishes: number; pieces: readonly FitFor[] }

/** fitGet: the pieces that fit best, of one entity or of all; `first` from 1 to 50. */
export async function getFit(
  context: SignedIn,
  content: Content,
  given: { entity?: string | null | undefined; first?: number | null | undefined },
): Promise<Fit> {
  const entity = readEntity(given.entity)
  const first = given.first ?? 3
  if (first < 1 || first > MOST_FIRST) {
    throw badInput(`Ask for 1 to ${MOST_FIRST} pieces.`, 'first')
  }
  const { isOn, pieces, reasons, wishes } = await fitOf(context, content, entity)
  const chosen = pieces.slice(0, first)
  const why = reasons(chosen)
  return {
    isOn,
    wishes: wishes.size,
    pieces: chosen.map((piece, at) => ({
      ...piece,
      reasons: why[at] ?? [],
      wish: wishes.get(piece.adviceId) ?? null,
    })),
  }
}

/** fitOrder: the ids of all advice of an entity, best first. */
export async function orderByFit(
  context: SignedIn,
  content: Content,
  entity: string,
): Promise<string[]> {
  const wanted = readEntity(entity)
  const { pieces } = await fitOf(context, content, wanted)
  return pieces.map(({ adviceId }) => adviceId)
}

const MOST_WISHES = 1000

/**
 * adviceWishUpdate: "More like this" (more) or "Not for me" (notForMe) on a piece of advice; null
 * removes it. Refuses with BAD_USER_INPUT, and with LIMIT_REACHED after a thousand.
 */
export async function updateWish(
  { store, viewer, clock }: SignedIn,
  content: Content,
  given: { adviceId: string; wish: string | null },
): Promise<string | null> {
  const user = viewer.userId
  const id = `${encode('adviceId', { kind: 'text', max: 100 }, given.adviceId)}`
  const { wish } = given
  if (wish !== null && !WISHES.some((one) => one === wish)) {
    throw badInput(`Choose one of ${WISHES.join(', ')}.`, 'wish')
  }
  if (wish !== null && !fitContentOf(content).byId.has(id)) {
    throw badInput('This advice doesn’t exist.', 'adviceId')
  }
  await store.write(async (trx) => {
    if (wish === null) return deleteWishes(trx, user, id)
    await lockCounted(trx, user)
    await recordWish(trx, { user, id, wish, wishDate: clock.now() })
    if ((await countWishes(trx, user)) > MOST_WISHES) {
      throw new AppError('LIMIT_REACHED', `You can mark ${MOST_WISHES} pieces of advice at most.`)
    }
  })
  return wish
}

/** adviceWishDeleteMany: a fresh start; deletes all wishes of the caller. Answers how many. */
export const forgetWishes = ({ store, viewer }: SignedIn): Promise<number> =>
  store.write((trx) => deleteWishes(trx, viewer.userId))
