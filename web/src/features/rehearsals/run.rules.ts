import type { Rehearsal, RehearsalReply, RehearsalTurn } from '#api/content-tables.ts'

/**
 * One sentence of the person: the chosen reply of a turn, and their own words, if they wrote any.
 */
export type Statement = { turn: string; reply: number; own: string | null }

/** The progress of a rehearsal. `isOver` once the debrief was opened. */
export type RehearsalRun = {
  id: string
  feeling: string
  said: readonly Statement[]
  isOver: boolean
}

export type Line = { by: 'them' | 'me'; text: string }

/** The person's sentence, with the chosen reply or the reply that comes closest. */
export type Sentence = { text: string; reply: RehearsalReply; isOwn: boolean }

/** The maximum length of own words is that of a written reply. */
export const longestOwnWords = 200

export const beginRun = (id: string, feeling: string): RehearsalRun => ({
  id,
  feeling,
  said: [],
  isOver: false,
})

/** The turn to answer now; undefined if the content no longer has it. */
export function turnNow({ turns }: Rehearsal, { said }: RehearsalRun): RehearsalTurn | undefined {
  const last = said.at(-1)
  if (last === undefined) return turns[0]
  const next = turnOf(turns, last.turn)?.replies?.[last.reply]?.next
  return next === undefined ? undefined : turnOf(turns, next)
}

/**
 * The run after the person says the reply of this number, or `own` words that come closest to it.
 */
export function say(
  rehearsal: Rehearsal,
  run: RehearsalRun,
  reply: number,
  own: string | null,
): RehearsalRun {
  const turn = turnNow(rehearsal, run)
  if (turn?.replies?.[reply] === undefined) return run
  const text = own?.trim() || null
  return { ...run, said: [...run.said, { turn: turn.id, reply, own: text }] }
}

/** The conversation so far, with the sentences of both. */
export function linesOf(rehearsal: Rehearsal, run: RehearsalRun): Line[] {
  const lines = run.said.flatMap((said, index): Line[] => {
    const before = { ...run, said: run.said.slice(0, index) }
    return [...lineOf(rehearsal, before), { by: 'me', text: wordsOf(rehearsal, said) }]
  })
  return [...lines, ...lineOf(rehearsal, run)]
}

function lineOf(rehearsal: Rehearsal, run: RehearsalRun): Line[] {
  const opening = rehearsal.feelings.find(({ feeling }) => feeling === run.feeling)?.opening
  const turn = turnNow(rehearsal, run)
  const text = run.said.length === 0 ? opening : (turn?.variants?.[run.feeling] ?? turn?.says)
  return text === undefined ? [] : [{ by: 'them', text }]
}

/** The number of the current turn, and of all turns on the longest way from here. */
export function progressOf(rehearsal: Rehearsal, run: RehearsalRun): { turn: number; of: number } {
  const taken = run.said.length
  const of = taken + longestFrom(rehearsal.turns, turnNow(rehearsal, run))
  return { turn: Math.min(taken + 1, of), of }
}

function longestFrom(turns: readonly RehearsalTurn[], turn: RehearsalTurn | undefined): number {
  const replies = turn?.replies ?? []
  if (replies.length === 0) return 0
  const nexts = new Set(replies.map(({ next }) => next))
  return 1 + Math.max(...[...nexts].map((id) => longestFrom(turns, turnOf(turns, id))))
}

/**
 * The sentence that the debrief discusses: the last one in own words with another wording, else
 * one with another wording, else one in own words, else the last; null without a sentence.
 */
export function sentenceToDiscuss(rehearsal: Rehearsal, run: RehearsalRun): Sentence | null {
  const sentences = run.said.flatMap((said): Sentence[] => {
    const reply = turnOf(rehearsal.turns, said.turn)?.replies?.[said.reply]
    return reply ? [{ text: said.own ?? reply.say, reply, isOwn: said.own !== null }] : []
  })
  const worth = ({ reply, isOwn }: Sentence) => (reply.better ? 2 : 0) + (isOwn ? 1 : 0)
  return sentences.reduce<Sentence | null>(
    (best, one) => (best === null || worth(one) >= worth(best) ? one : best),
    null,
  )
}

/** The stored run if it still fits the rehearsal, which may have changed since; otherwise null. */
export function parseRun(kept: unknown, rehearsal: Rehearsal): RehearsalRun | null {
  const { id, feeling, said, isOver } = (kept ?? {}) as Partial<RehearsalRun>
  if (id !== rehearsal.id || typeof isOver !== 'boolean' || !Array.isArray(said)) return null
  if (!rehearsal.feelings.some((one) => one.feeling === feeling)) return null
  let run = { ...beginRun(id, feeling as string), isOver }
  for (const one of said as unknown[]) {
    const { turn, reply, own } = (one ?? {}) as Partial<Statement>
    if (turn !== turnNow(rehearsal, run)?.id || typeof reply !== 'number') return null
    const next = say(rehearsal, run, reply, typeof own === 'string' ? own : null)
    if (next === run) return null
    run = { ...next, isOver }
  }
  return run
}

function wordsOf(rehearsal: Rehearsal, { turn, reply, own }: Statement): string {
  return own ?? turnOf(rehearsal.turns, turn)?.replies?.[reply]?.say ?? ''
}

const turnOf = (turns: readonly RehearsalTurn[], id: string) => turns.find((turn) => turn.id === id)
