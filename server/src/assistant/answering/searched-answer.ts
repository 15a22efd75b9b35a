import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { libraryAsk } from '#learning/library/library.ts'
import type { Answer, AnswerRequest, Draft } from './answer.types.ts'
import { choose } from './choose.rules.ts'
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
export async function searchedAnswer(reading: Reading, asking: AnswerRequest): Promise<Draft> {
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
  const chosen = choose(whole, found, { asksRule, mayAsk: !isJoined })
  const draft = await foundAnswer(chosen, { context, content })
  draft.answer.topic = asked
  if (chosen.kind === 'handbook' && !asksRule && draft.passages.length === 0) {
    return adviceBefore(draft, { asked: whole, found }, asking)
  }
  if (before?.kind === 'heavy') return { ...draft, passages: [] }
  if (!chosen.asksBack) return draft
  const asksWhom = !WHOM.test(plain)
  const question = reply(content, asksWhom ? 'ask-whom' : 'ask-what').text
  return { answer: { ...draft.answer, question, asksWhom }, passages: [] }
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
  unanswered: Draft,
  { asked, found }: LookUp,
  { context, library }: AnswerRequest,
): Promise<Draft> {
  const others = found.filter(({ hit }) => hit.kind !== 'handbook')
  const chosen = choose(asked, others, { asksRule: false, mayAsk: false })
  if (chosen.kind !== 'advice' || chosen.found.length === 0) return unanswered
  const { answer, passages } = await foundAnswer(chosen, { context, content: library.content() })
  const { sentences, cards } = unanswered.answer
  return {
    answer: {
      ...answer,
      sentences: [...answer.sentences, ...sentences.slice(0, 1)],
      cards: [...answer.cards.slice(0, 3), ...cards.slice(0, 1)],
    },
    passages,
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
  const { answer } = await foundAnswer({ ...chosen, kind: 'advice' }, { context, content })
  return {
    ...answer,
    sentences: [reply(content, 'about-a-colleague'), ...answer.sentences.slice(1)],
    // A reason quotes words of the person, so the query above can't give one.
    cards: isOwn ? answer.cards : answer.cards.map((card) => ({ ...card, reason: null })),
  }
}
