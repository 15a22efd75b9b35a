import { type Content, contentRow } from '#content/content.ts'
import { createGoal } from '#learning/goals/goals.ts'
import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { libraryAsk } from '#learning/library/library.ts'
import type { LibraryFacts } from '#learning/library/ranking/library.types.ts'
import { withoutMarks } from '#lib/markdown.ts'
import { draftedBy } from '../model/drafting.ts'
import type { Answer, AnswerRequest, Card, LastAnswer, Sentence } from './answer.types.ts'
import { cardOf, foundAnswer } from './found-answer.ts'
import { reply, said } from './replies.ts'
import { pathOf } from './source-paths.rules.ts'
import { minutesIn, placeIn } from './understanding/places.rules.ts'
import { isWish } from './understanding/purposes.rules.ts'
import type { Reading } from './understanding/reading.rules.ts'

const MOST_OTHERS = 3

type Fields = Readonly<Record<string, unknown>>

/**
 * The answer to a wish about the last answer: a card in full, shorter, its words, others, what takes
 * little time, or a card saved as a goal. Undefined for other messages, and if the last answer had
 * nothing for it.
 */
export async function followUpAnswer(
  { purpose: wish, text, plain }: Reading,
  asking: AnswerRequest,
): Promise<Answer | undefined> {
  const { before: last } = asking
  if (last === undefined || !isWish(wish)) return undefined
  const content = asking.library.content()
  const topic = last.topic ?? null
  if (wish === 'others') return othersAnswer(last, asking)
  if (wish === 'quick') return quickAnswer(minutesIn(plain), last, asking)
  const cards = last.cards.filter(({ kind }) => rowOf(content, kind, '') !== null)
  const place = wish === 'card' || wish === 'save' ? placeIn(plain, cards.length) : 0
  const card = wish === 'words' ? withWords(cards, content) : cards.at(place)
  const row = card && rowOf(content, card.kind, card.id)
  if (card === undefined || !row) return undefined
  const one = (id: string, ...sentences: Sentence[]): Answer => ({
    ...said('advice', reply(content, id), ...sentences),
    ...{ cards: [card], topic },
  })
  if (wish === 'save') {
    // A card that was only the closest was hardly meant.
    return last.kind === 'nothing' || card.kind === 'help'
      ? undefined
      : savedAnswer(card, row, asking)
  }
  if (wish === 'card') return one('this-one')
  if (wish === 'shorter') return one('in-short', ...own(row.smallest ?? row.body))
  const piece = { title: card.title, text: `${row.body ?? ''}` }
  const draft =
    asking.askModel &&
    (await draftedBy(asking.askModel, { message: text, before: topic ?? undefined, piece }))
  return draft === undefined ? one('in-words', ...own(wordsIn(row))) : { ...one('draft'), draft }
}

/** The first piece that has words to say; else the first card, which fits best. */
function withWords(cards: readonly Card[], content: Content): Card | undefined {
  const says = ({ kind, id }: Card) => {
    const row = kind === 'kit' ? undefined : rowOf(content, kind, id)
    return row?.form === 'words' || ownLines(row?.body).length > 0
  }
  return cards.find(says) ?? cards[0]
}

/** The row of a card of the library: undefined if it is gone, null for another kind of card. */
function rowOf(content: Content, kind: Card['kind'], id: string): Fields | undefined | null {
  if (kind === 'advice') return contentRow(content, 'impact-advice', id)
  if (kind === 'help') return contentRow(content, 'implementation-advice', id)
  return kind === 'kit' ? contentRow(content, 'kit', id) : null
}

const own = (text: unknown): Sentence[] =>
  typeof text === 'string'
    ? withoutMarks(text)
        .split('\n\n')
        .map((part) => ({ text: part, sources: [] }))
    : []

const QUOTE = /“[^”]{12,}”/g
/** A line of the reader in a dialogue. */
const OWN_LINE = /^\*\*You:\*\* (.+)$/gm

/** The words that a piece offers: the reader's lines of a dialogue, quotes, those of a kit's steps. */
function wordsIn({ body, steps }: Fields): string {
  const says = Array.isArray(steps) ? steps.flatMap(({ say }) => say ?? []) : ownLines(body)
  const quotes = says.length > 0 ? says : `${body}`.match(QUOTE)
  return quotes === null ? `${body}` : quotes.slice(0, MOST_OTHERS).join('\n\n')
}

const ownLines = (body: unknown): string[] =>
  [...`${body}`.matchAll(OWN_LINE)].map(([, line = '']) => `“${line}”`)

async function savedAnswer(
  card: Card,
  row: Fields,
  { context, library }: AnswerRequest,
): Promise<Answer> {
  const content = library.content()
  const place = new URLSearchParams(card.path?.split('?')[1])
  const kitId = card.kind === 'kit' ? card.id : null
  const actionIds = Array.isArray(row.actionIds) ? row.actionIds : []
  const actionId = kitId === null ? place.get('action') : `${actionIds[0]}`
  const action = contentRow(content, 'impact-action', actionId ?? '')
  const entities = Array.isArray(action?.entity) ? action.entity : []
  const goal = await createGoal(context, {
    ...{ adviceId: card.id, adviceTitle: card.title, adviceBody: row.body ?? null, kitId },
    ...{ actionId, actionTitle: action?.title ?? null, isGoal: true },
    entity: place.get('entity') ?? entities[0] ?? null,
  })
  const path = `/impact-goal/view?id=${goal._id}`
  const saved: Card = {
    ...{ kind: 'goal', id: goal._id, title: card.title, reason: null, path },
  }
  return { ...said('goals', reply(content, 'saved')), cards: [saved] }
}

async function othersAnswer(last: LastAnswer, asking: AnswerRequest): Promise<Answer> {
  const content = asking.library.content()
  const topic = last.topic ?? null
  const shown = new Set(last.cards.flatMap(({ id, action }) => [id, action]))
  const found = await askedAgain(topic, asking)
  const others = found.filter(
    ({ hit, best }) => !shown.has(hit.id) && !shown.has(hit.title) && !shown.has(best?.id ?? ''),
  )
  if (others.length === 0) {
    return { ...said('nothing', reply(content, 'no-more')), topic }
  }
  const chosen = { kind: 'advice' as const, found: others.slice(0, MOST_OTHERS), asksBack: false }
  const answer = await foundAnswer(chosen, { context: asking.context, content })
  const [, ...sentences] = answer.sentences
  return { ...answer, sentences: [reply(content, 'others'), ...sentences], topic }
}

async function quickAnswer(
  minutes: number,
  last: LastAnswer,
  asking: AnswerRequest,
): Promise<Answer> {
  const content = asking.library.content()
  const topic = last.topic ?? null
  const found = await askedAgain(topic, asking)
  const cards = found.flatMap((one) => quickest(one, minutes, content)).slice(0, MOST_OTHERS)
  const id = cards.length === 0 ? 'no-more' : 'in-minutes'
  return { ...said('advice', reply(content, id)), cards, topic }
}

/** The advice of an action that takes at most some minutes. */
function quickest(one: AskedHit, minutes: number, content: Content): Card[] {
  const ids = contentRow(content, 'impact-action', one.hit.id)?.adviceIds
  if (one.hit.kind !== 'action' || !Array.isArray(ids)) return []
  const pieces = [one.best?.id, ...ids].map((id) => contentRow(content, 'impact-advice', `${id}`))
  const piece = pieces.find((row) => typeof row?.time === 'number' && row.time <= minutes)
  if (piece === undefined) return []
  const best: LibraryFacts = {
    ...{ ...one.hit, kind: 'advice', id: `${piece.id}`, title: `${piece.title}` },
    actionId: one.hit.id,
  }
  return [{ ...cardOf({ ...one, best }, content), path: pathOf(best) }]
}

const askedAgain = async (topic: string | null, { context, library, suits }: AnswerRequest) =>
  topic === null
    ? []
    : (await libraryAsk(context, library, topic, suits)).filter(
        ({ hit }) => hit.kind !== 'handbook' && hit.kind !== 'house' && hit.kind !== 'goal',
      )
