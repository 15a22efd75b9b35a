import { type Content, contentRow } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import type { LibraryFacts } from '#learning/library/ranking/library.types.ts'
import { answers, questionIsAnswered } from '#organizations/handbook/handbook.ts'
import type { Answer, Card } from './answer.types.ts'
import type { Choice } from './choose.rules.ts'
import { rehearsalsFor } from './rehearsals.ts'
import { reply, said } from './replies.ts'
import { HOUSE_PAGE, pathOf } from './source-paths.rules.ts'
import { readMessage } from './understanding/reading.rules.ts'

const MOST_CARDS = 4

/** A link to all entries of a company, if an answer quotes only some of them. */
const ALL_OF_HOUSE: Card = {
  ...{ kind: 'house', id: 'all', title: 'See everything your company added', reason: null },
  path: HOUSE_PAGE,
}

/** The kinds of cards that show their own words. */
const OWN_WORDS: readonly unknown[] = ['advice', 'kit', 'path']

type QuoteContext = { context: SignedIn; content: Content }

/**
 * The chosen hits as next steps. A rule, a value or an obstacle is quoted with its source; a card
 * of advice shows its own words.
 */
export async function foundAnswer(chosen: Choice, asking: QuoteContext): Promise<Answer> {
  if (chosen.kind === 'handbook') {
    if (chosen.hasMore !== true) return handbookAnswer(chosen.found, asking)
    const answer = await handbookAnswer(chosen.found.slice(0, MOST_CARDS - 1), asking)
    return { ...answer, cards: [...answer.cards, ALL_OF_HOUSE] }
  }
  const { content } = asking
  if (chosen.found.length === 0) {
    const intro = chosen.asksBack ? 'tell-me-more' : 'nothing-at-all'
    return said(chosen.kind, reply(content, intro))
  }
  const rehearsals = rehearsalsFor(content, chosen.found[0]).slice(0, 1)
  const kits = kitsFor(content, chosen.found).slice(0, 1)
  // An answer quotes only hits that have a card.
  const found = chosen.found.slice(0, MOST_CARDS - rehearsals.length)
  const all = found.map((one) => cardOf(one, content))
  const quotable = found.filter((_, at) => !OWN_WORDS.includes(all[at]?.kind))
  // An action before a kit or an obstacle: it is what the person can do.
  const first = all.find(({ kind }) => kind === 'advice') ?? all[0]
  const others = all.filter((card) => card !== first)
  const isUnsure = chosen.kind === 'advice' && (chosen.closest ?? []).length > 0
  const quotes = quoted(chosen.kind, isUnsure ? 'advice-unsure' : chosen.kind, quotable, content)
  const cards = unlike([...(first ? [first] : []), ...kits, ...others, ...rehearsals])
  // A title is sent as a message: one that would be read as a danger or a wish is left out.
  const closest = chosen.closest
    ?.map(({ hit, best }) => ({
      ...{ title: hit.title, situation: hit.situation ?? best?.situation ?? null },
    }))
    .filter(({ title }) => isPlainTitle(title))
  return { ...quotes, cards, ...(closest && closest.length > 0 && { closest }) }
}

function isPlainTitle(title: string): boolean {
  const { danger, mayBeSelfHarm, purpose } = readMessage(title)
  return danger === undefined && !mayBeSelfHarm && purpose === undefined
}

/** The kits of the first action, unless a kit was found anyway. */
function kitsFor(content: Content, found: readonly AskedHit[]): Card[] {
  const action = found[0]?.hit
  if (action?.kind !== 'action' || found.some(({ hit }) => hit.kind === 'kit')) return []
  const kits = content.tables.get('kit')?.records ?? []
  return kits.flatMap(({ key, fields: { title, situation, actionIds } }): Card[] => {
    if (!Array.isArray(actionIds) || !actionIds.includes(action.id)) return []
    const path = pathOf({ ...action, kind: 'kit', id: key })
    const text = { title: `${title}`, situation: `${situation ?? ''}` || null }
    return [{ ...{ kind: 'kit', id: key, reason: null, path }, ...text }]
  })
}

function quoted(
  kind: Answer['kind'],
  intro: string,
  found: readonly AskedHit[],
  content: Content,
): Answer {
  const shown = found.map(({ hit, best }) => best ?? hit)
  return {
    ...said(
      kind,
      reply(content, intro),
      ...found.map(({ hit, best, sentence }, at) => ({
        ...{ text: sentence ?? (best ?? hit).title, sources: [at + 1] },
      })),
    ),
    sources: shown.map((hit, at) => ({
      ...{ n: at + 1, kind: hit.kind, id: hit.id, title: hit.title, path: pathOf(hit) },
    })),
  }
}

const unlike = (cards: readonly Card[]) => [
  ...new Map(cards.map((card) => [`${card.kind} ${card.id}`, card])).values(),
]

/**
 * The company's answer or house knowledge; otherwise a note that it is missing, and a page to ask.
 */
async function handbookAnswer(found: readonly AskedHit[], asking: QuoteContext): Promise<Answer> {
  const { context, content } = asking
  const rows = await answers(
    context,
    found.map(({ hit }) => hit.id),
  )
  const rowOf = ({ hit }: AskedHit) => rows.find(({ id }) => id === hit.id)
  const isAnswered = (one: AskedHit) => {
    if (one.hit.kind === 'house') return true
    const row = rowOf(one)
    return row !== undefined && questionIsAnswered(row)
  }
  // If the best hit has no answer, weaker hits are about another question.
  const [first] = found
  const answered = first !== undefined && isAnswered(first) ? found.filter(isAnswered) : []
  const shown = answered.length > 0 ? answered : found.slice(0, 1)
  const cards = shown.flatMap((one): Card[] => {
    const { id, title } = one.hit
    const kind = one.hit.kind === 'house' ? 'house' : 'handbook'
    const path = pathOf(one.hit)
    const contact = rowOf(one)?.contactPerson
    return [
      { ...{ kind, id, title, reason: one.because, path } },
      ...(contact
        ? [{ ...{ kind: 'contact' as const, id, title: contact, reason: null, path } }]
        : []),
    ]
  })
  const ours = shown[0]?.hit.kind === 'house' ? 'house' : 'handbook'
  const intro = answered.length > 0 ? ours : 'handbook-unanswered'
  return { ...quoted('handbook', intro, answered, content), cards: cards.slice(0, MOST_CARDS) }
}

/** The card of the hit itself; for an action, the card of its first advice. */
export function cardOf(
  { hit, best, because: reason, suits: told }: AskedHit,
  content: Content,
): Card {
  const path = pathOf(best ?? hit)
  if (hit.kind === 'handbook' || hit.kind === 'goal' || hit.kind === 'house') {
    return { kind: hit.kind, id: hit.id, title: hit.title, reason, path }
  }
  const id = adviceOf(best ?? hit, content)
  const advice = id === null ? undefined : contentRow(content, 'impact-advice', id)
  if (id === null || advice === undefined) {
    const { kind, id, title, situation } = best ?? hit
    return { kind, id, title, situation, reason, path }
  }
  const situation = typeof advice.situation === 'string' ? advice.situation : null
  const action = hit.kind === 'action' ? hit.title : null
  return { kind: 'advice', id, title: `${advice.title}`, action, situation, reason, path, told }
}

function adviceOf({ kind, id, adviceId }: LibraryFacts, content: Content): string | null {
  if (kind === 'advice') return id
  if (kind !== 'action') return adviceId
  const ids = contentRow(content, 'impact-action', id)?.adviceIds
  return Array.isArray(ids) && typeof ids[0] === 'string' ? ids[0] : adviceId
}
