import { contentRow } from '#content/content.ts'
import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { libraryAsk } from '#learning/library/library.ts'
import { type AskedMessage, chosenBy, rewrittenBy } from '../model/choosing.ts'
import { draftedBy } from '../model/drafting.ts'
import type { Answer, AnswerRequest } from './answer.types.ts'
import { type Choice, choose } from './choose.rules.ts'
import { foundAnswer } from './found-answer.ts'
import { reply } from './replies.ts'
import { type Reading, readMessage } from './understanding/reading.rules.ts'
import { PEOPLE, words } from './understanding/words.rules.ts'

/** The most characters of two messages together that are searched. */
const MOST_ASKED = 2000
/** A best hit with less value says that a message names no subject of its own. */
const OWN_SUBJECT = 6.5
const MOST_JOINED_WORDS = 12

const WHOM = words(PEOPLE, 'my (?:boss|team)', 'customers?', 'myself')

/**
 * The answer from the library. A message without a subject of its own is searched together with the
 * one before; a reply to Mira's question always is.
 */
export async function searchedAnswer(reading: Reading, asking: AnswerRequest): Promise<Answer> {
  const { context, library, before } = asking
  const { text, plain } = reading
  const content = library.content()
  const isAnswer = before !== undefined && before.question !== null
  const alone = isAnswer ? undefined : await libraryAsk(context, library, text, asking.suits)
  const isJoined = alone === undefined || needsTopic(reading, alone, asking)
  const topic = isAnswer ? before.text : (before?.topic ?? '')
  const asked = isJoined ? `${topic}\n${text}`.slice(-MOST_ASKED) : text
  const found = isJoined ? await libraryAsk(context, library, asked, asking.suits) : alone
  const whole = isJoined ? readMessage(asked) : reading
  const asksRule =
    reading.purpose === 'rule' || (isAnswer && readMessage(before.text).purpose === 'rule')
  const first = choose(whole, found, { asksRule, mayAsk: !isJoined })
  const message = { message: text, before: isJoined ? topic : undefined }
  const chosen = await chosenByModel(first, found, message, asking)
  const answer = { ...(await foundAnswer(chosen, { context, content })), topic: asked }
  // A question of the handbook that the company hasn't answered has no source.
  if (chosen.kind === 'handbook' && !asksRule && answer.sources.length === 0) {
    return adviceBefore(answer, { asked: whole, found }, asking)
  }
  if (chosen.asksBack && before?.kind !== 'heavy') {
    const asksWhom = !WHOM.test(plain)
    const question = reply(content, asksWhom ? 'ask-whom' : 'ask-what').text
    return { ...answer, question, asksWhom }
  }
  return reading.asksText ? withDraft(answer, message, asking) : answer
}

/** The most actions that a model chooses from, and the most that it chooses. */
const MOST_OFFERED = 12
const MOST_CHOSEN = 4

/**
 * The choice of a model among the best actions, where advice is wanted. If Mira isn't sure, the
 * model first says the matter in other words, and the library is searched with these, too.
 */
async function chosenByModel(
  first: Choice,
  found: readonly AskedHit[],
  message: AskedMessage,
  { context, library, suits, askModel }: AnswerRequest,
): Promise<Choice> {
  if (askModel === undefined || first.kind === 'handbook' || first.asksBack) return first
  const isSure = first.kind === 'advice' && first.closest?.length === 0
  const wanted = isSure ? undefined : await rewrittenBy(askModel, message)
  const more = wanted === undefined ? [] : await libraryAsk(context, library, wanted, suits)
  const both = found.flatMap((one, at) => [one, more[at] ?? one])
  const offered = [...new Map(both.map((one) => [`${one.hit.kind} ${one.hit.id}`, one])).values()]
    .filter(({ hit }) => hit.kind === 'action' || hit.kind === 'kit' || hit.kind === 'challenge')
    .slice(0, MOST_OFFERED)
  const facts = offered.map(({ hit, best }) => ({
    ...{ title: hit.title, situation: best?.situation ?? hit.situation },
  }))
  const places = await chosenBy(askModel, message, facts)
  if (places === undefined) return first
  if (places.length === 0) return { ...first, kind: 'nothing', found: first.found.slice(0, 2) }
  const rules = first.found.filter(({ hit }) => hit.kind === 'handbook')
  const picked = places.flatMap((at) => offered[at] ?? []).slice(0, MOST_CHOSEN - rules.length)
  return { kind: 'advice', found: [...picked, ...rules], asksBack: false, closest: [] }
}

/** Adds the text that the message asks for, if a model wrote one. */
async function withDraft(
  answer: Answer,
  message: AskedMessage,
  { askModel, library }: AnswerRequest,
): Promise<Answer> {
  const [card] = answer.cards
  const row = card && contentRow(library.content(), 'impact-advice', card.id)
  if (askModel === undefined || card === undefined) return answer
  const piece = { title: card.title, text: `${row?.body ?? ''}` }
  const draft = await draftedBy(askModel, { ...message, piece })
  return draft === undefined
    ? answer
    : { ...answer, sentences: [reply(library.content(), 'draft')], draft }
}

/** Whether a message names no subject, so that it is read with that of the message before. */
function needsTopic(
  { purpose, plain }: Reading,
  alone: readonly AskedHit[],
  { before }: AnswerRequest,
): boolean {
  if (!before?.topic) return false
  if (purpose === 'reply') return true
  const isShort = plain.split(' ').length <= MOST_JOINED_WORDS
  return isShort && !alone.some(({ value }) => value >= OWN_SUBJECT)
}

type LookUp = { asked: Reading; found: readonly AskedHit[] }

/** Puts advice, if there is any, before a question that the company hasn't answered. */
async function adviceBefore(
  unanswered: Answer,
  { asked, found }: LookUp,
  { context, library }: AnswerRequest,
): Promise<Answer> {
  const others = found.filter(({ hit }) => hit.kind !== 'handbook')
  const chosen = choose(asked, others, { asksRule: false, mayAsk: false })
  if (chosen.kind !== 'advice' || chosen.found.length === 0) return unanswered
  const answer = await foundAnswer(chosen, { context, content: library.content() })
  return {
    ...answer,
    sentences: [...answer.sentences, ...unanswered.sentences.slice(0, 1)],
    cards: [...answer.cards.slice(0, 3), ...unanswered.cards.slice(0, 1)],
    topic: unanswered.topic ?? null,
  }
}

/** The query if the words of the person about a colleague find no hit. */
const HARD_TO_WORK_WITH = 'a colleague is difficult to work with'

/** Does not judge the colleague, but shows steps that the person can take. */
export async function colleagueAnswer(reading: Reading, asking: AnswerRequest): Promise<Answer> {
  const { context, library } = asking
  const content = library.content()
  const own = await libraryAsk(context, library, reading.text)
  const rest = { asksRule: false, mayAsk: false }
  const first = choose(reading, own, rest)
  const isOwn = first.kind === 'advice' && first.found.length > 0
  const hard = readMessage(HARD_TO_WORK_WITH)
  const chosen = isOwn ? first : choose(hard, await libraryAsk(context, library, hard.text), rest)
  const answer = await foundAnswer({ ...chosen, kind: 'advice' }, { context, content })
  return {
    ...answer,
    sentences: [reply(content, 'about-a-colleague'), ...answer.sentences.slice(1)],
    // A reason quotes words of the person, so the query above can't give one.
    cards: isOwn ? answer.cards : answer.cards.map((card) => ({ ...card, reason: null })),
  }
}
