import { type Content, contentRow } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { answerTo } from '../answering/answer.ts'
import type { Answer, AnswerRequest, Card } from '../answering/answer.types.ts'
import { reply, said } from '../answering/replies.ts'
import type { Reading } from '../answering/understanding/reading.rules.ts'
import { MOST, memoryRequestOf, refusalOf } from './memory.rules.ts'
import { keepLine, memory, remembered } from './memory.ts'
import { noticedIn, suitsLines } from './situation.rules.ts'

const PAGE: Card = {
  ...{
    kind: 'memory',
    id: 'all',
    title: 'What Mira remembers',
    reason: null,
    path: '/chat/memory',
  },
}

/**
 * Answers a message like `answerTo`, but with the memory: the lines of the person decide between
 * hits with about the same score, and a statement about their work is stored. Messages about safety
 * are never read for the memory. Product 4, Mira's memory.
 */
export async function answerWithMemory(reading: Reading, asking: AnswerRequest): Promise<Answer> {
  const { context, library } = asking
  const content = library.content()
  if (reading.danger !== undefined || reading.mayBeSelfHarm) return answerTo(reading, asking)
  const request = memoryRequestOf(reading)
  if (request?.wants === 'keep') return keptAnswer(request.line, context, content)
  if (request?.wants === 'list') return listAnswer(context, content)
  const answer = await answerTo(reading, { ...asking, suits: await suitsOf(context, content) })
  return withNoticed(reading, answer, context)
}

/** Finds the line of the person that fits a piece of advice; undefined without lines. */
async function suitsOf(context: SignedIn, content: Content): Promise<AnswerRequest['suits']> {
  const lines = await remembered(context)
  if (lines.length === 0) return undefined
  const suits = suitsLines(lines)
  return (adviceId) => {
    const row = contentRow(content, 'impact-advice', adviceId)
    const list = (field: string) => (Array.isArray(row?.[field]) ? row[field].map(String) : [])
    return suits({ jobs: list('jobs'), needs: list('needs'), roles: list('roles') })
  }
}

const inOwnWords = (content: Content, id: string, card: Card = PAGE): Answer => ({
  ...said('smalltalk', reply(content, id)),
  cards: [card],
})

async function listAnswer(context: SignedIn, content: Content): Promise<Answer> {
  const { state } = await memory(context)
  return inOwnWords(content, state === 'on' ? 'memory-list' : `memory-${state}`)
}

async function keptAnswer(line: string, context: SignedIn, content: Content): Promise<Answer> {
  const { state } = await memory(context)
  if (state !== 'on') return inOwnWords(content, `memory-${state}`)
  if (line.length > MOST.characters) return inOwnWords(content, 'memory-too-long')
  const refusal = refusalOf(line)
  if (refusal !== undefined) return inOwnWords(content, `memory-${refusal}`)
  const kept = await keepLine(context, line)
  return typeof kept === 'string'
    ? inOwnWords(content, `memory-${kept}`)
    : inOwnWords(content, 'memory-kept', cardOf(kept._id, line))
}

/** The line as a card, so that the person can delete it. */
const cardOf = (id: string, line: string): Card => ({
  ...{ kind: 'remembered', id, title: line, reason: null, path: '/chat/memory' },
})

/** Stores a statement about the person's work and shows it with the answer. */
async function withNoticed({ plain }: Reading, answer: Answer, context: SignedIn): Promise<Answer> {
  const line = noticedIn(plain)
  if (line === null || refusalOf(line) !== undefined) return answer
  const kept = await keepLine(context, line)
  if (typeof kept === 'string') return answer
  return { ...answer, cards: [...answer.cards, cardOf(kept._id, line)] }
}
