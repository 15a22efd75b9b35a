import { type Content, contentRow } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { answerTo } from '../answering/answer.ts'
import type { AnswerRequest, Card, Draft } from '../answering/answer.types.ts'
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
export async function answerWithMemory(reading: Reading, asking: AnswerRequest): Promise<Draft> {
  const { context, library } = asking
  const content = library.content()
  if (reading.danger !== undefined || reading.mayBeSelfHarm) return answerTo(reading, asking)
  const request = memoryRequestOf(reading)
  if (request?.wants === 'keep') return keptAnswer(request.line, context, content)
  if (request?.wants === 'list') return listAnswer(context, content)
  const draft = await answerTo(reading, { ...asking, suits: await suitsOf(context, content) })
  return withNoticed(reading, draft, context)
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

/** An answer in Mira's own words, which no model may change. */
const fixed = (content: Content, id: string, card: Card = PAGE): Draft => ({
  answer: { ...said('smalltalk', reply(content, id)), cards: [card] },
  passages: [],
})

async function listAnswer(context: SignedIn, content: Content): Promise<Draft> {
  const { state } = await memory(context)
  return fixed(content, state === 'on' ? 'memory-list' : `memory-${state}`)
}

async function keptAnswer(line: string, context: SignedIn, content: Content): Promise<Draft> {
  const { state } = await memory(context)
  if (state !== 'on') return fixed(content, `memory-${state}`)
  if (line.length > MOST.characters) return fixed(content, 'memory-too-long')
  const refusal = refusalOf(line)
  if (refusal !== undefined) return fixed(content, `memory-${refusal}`)
  const kept = await keepLine(context, line)
  return typeof kept === 'string'
    ? fixed(content, `memory-${kept}`)
    : fixed(content, 'memory-kept', cardOf(kept._id, line))
}

/** The line as a card, so that the person can delete it. */
const cardOf = (id: string, line: string): Card => ({
  ...{ kind: 'remembered', id, title: line, reason: null, path: '/chat/memory' },
})

/** Stores a statement about the person's work and shows it with the answer. */
async function withNoticed({ plain }: Reading, draft: Draft, context: SignedIn): Promise<Draft> {
  const line = noticedIn(plain)
  if (line === null || refusalOf(line) !== undefined) return draft
  const kept = await keepLine(context, line)
  if (typeof kept === 'string') return draft
  const { answer } = draft
  return { ...draft, answer: { ...answer, cards: [...answer.cards, cardOf(kept._id, line)] } }
}
