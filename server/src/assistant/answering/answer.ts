import type { Content } from '#content/content.ts'
import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { libraryAsk, namesHouseEntry } from '#learning/library/library.ts'
import type { Answer, AnswerRequest, Draft, LastAnswer } from './answer.types.ts'
import { choose } from './choose.rules.ts'
import { followUpAnswer } from './follow-up-answer.ts'
import { foundAnswer } from './found-answer.ts'
import { helpLines } from './help-lines.ts'
import { goalsAnswer } from './own-goals.ts'
import { productAnswer } from './product-questions.ts'
import { rehearsalAnswer } from './rehearsals.ts'
import { reply, said } from './replies.ts'
import { safetyAnswer } from './safety-answer.ts'
import { followUpOf, isReply } from './understanding/follow-up.rules.ts'
import { asksForRule } from './understanding/handbook.rules.ts'
import { isVague, namesSomeone, type Route, routeOf } from './understanding/route.rules.ts'
import { isHeavy, mayBeSelfHarm, safetyTopicOf, wantsToTalk } from './understanding/safety.rules.ts'
import { isOrder, soundsGeneral } from './understanding/scope.rules.ts'
import { plainOf } from './understanding/words.rules.ts'

/**
 * Answers a message without a model: finds the subject, searches the library, and quotes the hits.
 * Messages about safety get a fixed answer without a search. A reply to Mira's question is read
 * together with the previous message. Product 4, Mira.
 */
export async function answerTo(text: string, asking: AnswerRequest): Promise<Draft> {
  const { context, library, country, today } = asking
  const content = library.content()
  const topic = safetyTopicOf(text)
  if (topic !== undefined) {
    return fixed(await safetyAnswer(topic, text, { context, content, country }))
  }
  const { before } = asking
  const isAgain = before?.kind === 'heavy'
  if (isHeavy(text) || (isAgain && wantsToTalk(text))) {
    return fixed(isAgain ? talkAnswer(before, asking) : heavyAnswer(text, content))
  }
  const wish = before && followUpOf(text)
  if (isInDanger(before) && (wish !== undefined || isReply(plainOf(text)))) {
    return fixed(talkAnswer(before, asking))
  }
  const followed = wish && (await followUpAnswer(wish, before, asking))
  if (followed !== undefined) return followed
  const route = routeOf(text)
  if (route?.kind === 'goals')
    return fixed(await goalsAnswer(route.wanted, { context, content, today }))
  if (route?.kind === 'rehearsal') return fixed(rehearsalAnswer(text, content))
  if (route?.kind === 'colleague') return fixed(await colleagueAnswer(text, asking))
  if (route?.kind === 'help') {
    const { cards } = helpLines(content, country)
    return fixed({ ...said('smalltalk', reply(content, 'help')), cards: [cards.crisis] })
  }
  const product =
    route?.kind === 'smalltalk' || route?.kind === 'noWords' || isAgain || asksForRule(text)
      ? undefined
      : productAnswer(text, content)
  if (product !== undefined) return fixed(product)
  // The name of a tool or team of a company may look like a private subject, and so may a reply.
  const isMeant =
    route?.kind === 'outOfScope' &&
    !isOrder(text) &&
    ((before?.topic && isReply(plainOf(text))) || (await namesHouseEntry(context, library, text)))
  const known = isMeant ? undefined : fixedAnswer(route, content)
  if (known === undefined) return searchedAnswer(text, asking)
  if (route?.kind !== 'outOfScope' || isVague(text) || !soundsGeneral(text)) return fixed(known)
  const draft = await searchedAnswer(text, asking)
  return draft.answer.kind === 'advice' ? draft : fixed(known)
}

/**
 * Adds a help line for a person in possible danger, although neither their message nor the one
 * before Mira's question names a danger. The answer shows no advice, and no model reads the
 * message.
 */
export function withHelpLine(draft: Draft, text: string, asking: AnswerRequest): Draft {
  const { answer } = draft
  const { library, country, before } = asking
  if (answer.kind === 'safety') return draft
  const isReply = before !== undefined && before.question !== null
  const texts = isReply ? [before.text, text] : [text]
  if (!texts.some((one) => mayBeSelfHarm(one))) return draft
  const content = library.content()
  const { cards } = helpLines(content, country)
  const sentences = [reply(content, 'maybe-in-danger'), ...answer.sentences]
  return fixed({ ...answer, sentences, cards: [cards.crisis] })
}

/** A human line and a question: advice comes when the person asks for it. */
const heavyAnswer = (text: string, content: Content): Answer => ({
  ...said('heavy', reply(content, 'heavy')),
  ...{ question: reply(content, 'heavy-question').text, topic: text },
})

/** A help line, if the person wants to talk or the second message is heavy too. */
function talkAnswer({ topic = null, cards: shown }: LastAnswer, asking: AnswerRequest): Answer {
  const content = asking.library.content()
  const lines = shown.filter(({ kind }) => kind === 'helpLine')
  const cards = lines.length > 0 ? lines : [helpLines(content, asking.country).cards.crisis]
  return { ...said('heavy', reply(content, 'maybe-in-danger')), cards, topic }
}

/** Whether the last answer was about a danger, so that no advice follows a reply to it. */
const isInDanger = (before: LastAnswer | undefined): before is LastAnswer =>
  before?.kind === 'safety' ||
  (before?.kind === 'heavy' && before.cards.some(({ kind }) => kind === 'helpLine'))

/** An answer that no model may change. */
const fixed = (answer: Answer): Draft => ({ answer, passages: [] })

function fixedAnswer(route: Route | undefined, content: Content): Answer | undefined {
  if (route?.kind === 'smalltalk') return said('smalltalk', reply(content, route.reply))
  if (route?.kind === 'outOfScope') return said('outOfScope', reply(content, 'out-of-scope'))
  if (route?.kind === 'notEnglish') return said('nothing', reply(content, 'not-english'))
  if (route?.kind === 'noWords') return said('nothing', reply(content, 'nothing-at-all'))
  return undefined
}

/** The most characters of two messages together that are searched. */
const MOST_ASKED = 2000

async function searchedAnswer(text: string, asking: AnswerRequest): Promise<Draft> {
  const { context, library, before } = asking
  const content = library.content()
  const isAnswer = before !== undefined && before.question !== null
  const alone = isAnswer ? undefined : await libraryAsk(context, library, text, asking.suits)
  const isJoined = alone === undefined || needsTopic(text, alone, before)
  const topic = isAnswer ? before.text : (before?.topic ?? '')
  const asked = isJoined ? `${topic}\n${text}`.slice(-MOST_ASKED) : text
  const found = isJoined ? await libraryAsk(context, library, asked, asking.suits) : alone
  const asksRule = asksForRule(text) || (isAnswer && asksForRule(before.text))
  const chosen = choose(asked, found, { asksRule, mayAsk: !isJoined })
  const draft = await foundAnswer(chosen, { context, content })
  draft.answer.topic = asked
  if (chosen.kind === 'handbook' && !asksRule && draft.passages.length === 0) {
    return adviceBefore(draft, { asked, found }, asking)
  }
  if (before?.kind === 'heavy') return fixed(draft.answer)
  if (!chosen.asksBack) return draft
  const asksWhom = !namesSomeone(text)
  const question = reply(content, asksWhom ? 'ask-whom' : 'ask-what').text
  return fixed({ ...draft.answer, question, asksWhom })
}

/** A best hit with less value says that a message names no subject of its own. */
const OWN_SUBJECT = 6.5
const MOST_JOINED_WORDS = 12

/** Whether a message names no subject, so that it is read with that of the message before. */
function needsTopic(text: string, alone: readonly AskedHit[], before?: LastAnswer): boolean {
  if (!before?.topic) return false
  const said = plainOf(text)
  if (isReply(said)) return true
  const isShort = said.split(' ').length <= MOST_JOINED_WORDS
  return isShort && !alone.some(({ value }) => value >= OWN_SUBJECT)
}

type LookUp = { asked: string; found: readonly AskedHit[] }

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
async function colleagueAnswer(text: string, asking: AnswerRequest): Promise<Answer> {
  const { context, library } = asking
  const content = library.content()
  const own = await libraryAsk(context, library, text)
  const rest = { asksRule: false, mayAsk: false }
  const first = choose(text, own, rest)
  const isOwn = first.kind === 'advice' && first.found.length > 0
  const chosen = isOwn
    ? first
    : choose(HARD_TO_WORK_WITH, await libraryAsk(context, library, HARD_TO_WORK_WITH), rest)
  const { answer } = await foundAnswer({ ...chosen, kind: 'advice' }, { context, content })
  return {
    ...answer,
    sentences: [reply(content, 'about-a-colleague'), ...answer.sentences.slice(1)],
    // A reason quotes words of the person, so the query above can't give one.
    cards: isOwn ? answer.cards : answer.cards.map((card) => ({ ...card, reason: null })),
  }
}
