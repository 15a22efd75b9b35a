import { type Content, contentRow } from '#content/content.ts'
import { namesHouseEntry } from '#learning/library/library.ts'
import type { Answer, AnswerRequest, LastAnswer } from './answer.types.ts'
import { followUpAnswer } from './follow-up-answer.ts'
import { helpLines } from './help-lines.ts'
import { goalsAnswer } from './own-goals.ts'
import { productAnswer } from './product-questions.ts'
import { rehearsalAnswer } from './rehearsals.ts'
import { reply, said } from './replies.ts'
import { safetyAnswer } from './safety-answer.ts'
import { colleagueAnswer, searchedAnswer } from './searched-answer.ts'
import { goalsWanted, isSmallTalk, isWish } from './understanding/purposes.rules.ts'
import { type Reading, readMessage } from './understanding/reading.rules.ts'
import { isHeavy } from './understanding/safety.rules.ts'

/** One kind of answer; undefined if the message is not for it. */
type Policy = (reading: Reading, asking: AnswerRequest) => Promise<Answer | undefined>

/**
 * Answers a message by the first policy that is for it. A danger comes before all else, and the
 * library last. Product 4, Mira.
 */
export async function answerTo(reading: Reading, given: AnswerRequest): Promise<Answer> {
  // Neither an encoder nor a model reads words that may be about a danger, now or earlier.
  const { before } = given
  const isAfterHard = isHard(before?.topic) || before?.kind === 'heavy'
  const isPrivate = reading.mayBeSelfHarm || isAfterHard || isInDanger(before)
  const library = { ...given.library, meaningOf: async () => undefined }
  const asking = isPrivate ? { ...given, library, askModel: undefined } : given
  for (const policy of POLICIES) {
    const answer = await policy(reading, asking)
    if (answer !== undefined) return answer
  }
  return searchedAnswer(reading, asking)
}

const sentence = (kind: Answer['kind'], id: string, { library }: AnswerRequest): Answer =>
  said(kind, reply(library.content(), id))

/** A message about a danger gets a fixed answer, without a search. */
const danger: Policy = async ({ danger: topic, plain }, { context, library, country }) =>
  topic && safetyAnswer(topic, plain, { context, content: library.content(), country })

/** A message that wants something gets it. */
const WANTS = /\b(?:how|want to|would like|what (?:can|should|do)|help me)\b/

/** A heavy message gets a human line and a question; the second one, a help line. */
const heavy: Policy = async ({ text, plain, purpose }, asking) => {
  const { before } = asking
  const isAgain = before?.kind === 'heavy'
  const isOne = (purpose === 'heavy' && !WANTS.test(plain)) || isHeavy(plain)
  if (isAgain && (isOne || purpose === 'talk')) return talkAnswer(before, asking)
  if (!isOne) return undefined
  const content = asking.library.content()
  return {
    ...said('heavy', reply(content, 'heavy')),
    ...{ question: reply(content, 'heavy-question').text, topic: text },
  }
}

/**
 * After a danger, a help line again, unless the message clearly asks for something else: then
 * `withHelpLine` adds the line to its answer.
 */
const afterDanger: Policy = async ({ purpose, named }, asking) => {
  const { before } = asking
  const isClear = named >= CLEAR_WORDS && (purpose === undefined || purpose === 'rule')
  const leans = isWish(purpose) || purpose === 'reply'
  if (before?.kind === 'safety' && leans) return talkAnswer(before, asking)
  return isInDanger(before) && !isClear && purpose !== 'product'
    ? talkAnswer(before, asking)
    : undefined
}

const CLEAR_WORDS = 4
const GRAVE: readonly (string | undefined)[] = ['self-harm', 'violence', 'harassment']

/** Whether the message before, or a second heavy one, was about a person in danger. */
function isInDanger(before: LastAnswer | undefined): before is LastAnswer {
  if (before === undefined) return false
  const { danger, mayBeSelfHarm } = readMessage(before.text)
  const isSecond = before.kind === 'heavy' && before.cards.some(({ kind }) => kind === 'helpLine')
  return mayBeSelfHarm || GRAVE.includes(danger) || isSecond
}

/** Whether one of the messages that make up the topic of a chat is of a danger or heavy. */
function isHard(topic: string | null | undefined): boolean {
  return (topic ?? '').split('\n').some((message) => {
    const { danger, mayBeSelfHarm, plain } = readMessage(message)
    return danger !== undefined || mayBeSelfHarm || isHeavy(plain)
  })
}

function talkAnswer({ topic = null, cards: shown }: LastAnswer, asking: AnswerRequest): Answer {
  const content = asking.library.content()
  const lines = shown.filter(({ kind }) => kind === 'helpLine')
  const cards = lines.length > 0 ? lines : [helpLines(content, asking.country).cards.crisis]
  return { ...said('heavy', reply(content, 'maybe-in-danger')), cards, topic }
}

const wish: Policy = async (reading, asking) => followUpAnswer(reading, asking)

/** The name of a term, tool or link of the company may look like small talk or a private subject. */
const ofCompany: Policy = async (reading, asking) => {
  const { text, plain, purpose } = reading
  const isShort = plain.split(' ').length <= MOST_OF_NAME
  if (purpose === undefined || isWish(purpose) || !(isShort || purpose === 'out-of-scope')) {
    return undefined
  }
  return (await namesHouseEntry(asking.context, asking.library, text))
    ? searchedAnswer({ ...reading, purpose: 'rule' }, asking)
    : undefined
}
const MOST_OF_NAME = 6

/** In the person's language, with a help line, because a danger wouldn't be understood. */
const noEnglish: Policy = async ({ language }, asking) => {
  if (language === undefined) return undefined
  if (language === null) return sentence('nothing', 'nothing-at-all', asking)
  const content = asking.library.content()
  const own = `not-english-${language}`
  const id = contentRow(content, 'mira-reply', own) === undefined ? 'not-english' : own
  return {
    ...said('nothing', reply(content, id)),
    cards: [helpLines(content, asking.country).cards.crisis],
  }
}

const smallTalk: Policy = async ({ purpose }, asking) =>
  isSmallTalk(purpose) ? sentence('smalltalk', purpose, asking) : undefined

const help: Policy = async ({ purpose }, asking) => {
  if (purpose !== 'help') return undefined
  const content = asking.library.content()
  const { cards } = helpLines(content, asking.country)
  return { ...said('smalltalk', reply(content, 'help')), cards: [cards.crisis] }
}

const goals: Policy = async (reading, { context, library, today }) => {
  const wants = goalsWanted(reading.purpose)
  const own = { context, content: library.content(), today }
  return wants && goalsAnswer(wants, reading.text, own)
}

const rehearsal: Policy = async ({ purpose, text }, { library }) =>
  purpose === 'rehearsal' ? rehearsalAnswer(text, library.content()) : undefined

const colleague: Policy = async (reading, asking) =>
  reading.purpose === 'colleague' ? colleagueAnswer(reading, asking) : undefined

const product: Policy = async (reading, { before, library }) => {
  const { purpose } = reading
  if (purpose === 'rule' || (before?.kind === 'heavy' && purpose !== 'product')) return undefined
  return productAnswer(reading, library.content())
}

const outOfScope: Policy = async ({ purpose }, asking) =>
  purpose === 'out-of-scope' ? sentence('outOfScope', 'out-of-scope', asking) : undefined

/** In their order: the first that answers is the last that is asked. */
const POLICIES: readonly Policy[] = [
  danger,
  heavy,
  afterDanger,
  wish,
  ofCompany,
  noEnglish,
  smallTalk,
  help,
  goals,
  rehearsal,
  colleague,
  product,
  outOfScope,
]

/**
 * Adds a help line for a person in possible danger, although neither their message nor the one
 * before Mira's question names a danger. The answer shows no advice, and no model reads the
 * message.
 */
export function withHelpLine(answer: Answer, reading: Reading, asking: AnswerRequest): Answer {
  const { library, country, before } = asking
  if (answer.kind === 'safety') return answer
  if (!reading.mayBeSelfHarm && !isInDanger(before)) return answer
  if (answer.cards.some(({ kind }) => kind === 'helpLine')) return answer
  const content: Content = library.content()
  const { cards } = helpLines(content, country)
  // A polite or a short sentence would sound cold here.
  const isCold = answer.kind === 'smalltalk' || answer.kind === 'outOfScope'
  const own = isCold ? [] : answer.sentences
  const sentences = [reply(content, 'maybe-in-danger'), ...own]
  return { ...answer, sentences, cards: [cards.crisis], closest: [] }
}
