import type { Rehearsal, RehearsalReply, RehearsalTurn } from '#api/content-tables.ts'
import { limits } from '#lib/generated/limits.ts'

/**
 * One sentence of the person: the chosen reply of a turn, and their own words, if they wrote any.
 */
export type Statement = {
  turn: string
  reply: number
  own: string | null
  /** What the other person says to it, if a language model improvised */
  says: string | null
}

/** The progress of a rehearsal. `isOver` once the debrief was opened. */
export type RehearsalRun = {
  id: string
  feeling: string
  said: readonly Statement[]
  isOver: boolean
}

export type Line = { by: 'them' | 'me'; text: string; isImprovised: boolean }

/**
 * A turn that was taken: what the other person said, the person's sentence, and the chosen reply or
 * the one that own words were read as.
 */
export type Exchange = {
  heard: string | undefined
  said: string
  isOwn: boolean
  reply: RehearsalReply
}

/** How a turn begins that is taken again. */
export type Retake = { step: 'choose' | 'write' | 'closest'; own: string | null }

/** The maximum length of own words is that of a written reply. */
export const longestOwnWords = limits.rehearsalSentence

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
  says: string | null = null,
): RehearsalRun {
  const turn = turnNow(rehearsal, run)
  if (turn?.replies?.[reply] === undefined) return run
  const text = own?.trim() || null
  return { ...run, said: [...run.said, { turn: turn.id, reply, own: text, says }] }
}

/** The run before its turn of this number, so that it is taken again. */
export const takeBack = (run: RehearsalRun, turn: number): RehearsalRun => ({
  ...run,
  said: run.said.slice(0, turn),
  isOver: false,
})

/** The turns so far. */
export const exchangesOf = (rehearsal: Rehearsal, run: RehearsalRun): Exchange[] =>
  run.said.flatMap(({ turn, reply: number, own }, index) => {
    const reply = turnOf(rehearsal.turns, turn)?.replies?.[number]
    const heard = heardNow(rehearsal, { ...run, said: run.said.slice(0, index) })
    return reply ? [{ heard, said: own ?? reply.say, isOwn: own !== null, reply }] : []
  })

/** The conversation so far, with the sentences of both. */
export function linesOf(rehearsal: Rehearsal, run: RehearsalRun): Line[] {
  const lines = exchangesOf(rehearsal, run).flatMap(({ heard, said }, index): Line[] => [
    ...lineOf(heard, run.said[index - 1]),
    { by: 'me', text: said, isImprovised: false },
  ])
  return [...lines, ...lineOf(heardNow(rehearsal, run), run.said.at(-1))]
}

const lineOf = (text: string | undefined, before: Statement | undefined): Line[] =>
  text === undefined ? [] : [{ by: 'them', text, isImprovised: typeof before?.says === 'string' }]

/** The words of the other person before the current turn. */
function heardNow(rehearsal: Rehearsal, run: RehearsalRun): string | undefined {
  if (run.said.length === 0) {
    return rehearsal.feelings.find(({ feeling }) => feeling === run.feeling)?.opening
  }
  const turn = turnNow(rehearsal, run)
  return run.said.at(-1)?.says ?? turn?.variants?.[run.feeling] ?? turn?.says
}

/** The numbers of the replies in the order of the server, or as written if it doesn't fit them. */
export function inOrderOf(numbers: readonly number[] | undefined, count: number): number[] {
  const written = Array.from({ length: count }, (_, number) => number)
  const fits = numbers?.length === count && written.every((number) => numbers.includes(number))
  return fits ? [...numbers] : written
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

/** The stored run if it still fits the rehearsal, which may have changed since; otherwise null. */
export function parseRun(kept: unknown, rehearsal: Rehearsal): RehearsalRun | null {
  const { id, feeling, said, isOver } = (kept ?? {}) as Partial<RehearsalRun>
  if (id !== rehearsal.id || typeof isOver !== 'boolean' || !Array.isArray(said)) return null
  if (!rehearsal.feelings.some((one) => one.feeling === feeling)) return null
  let run = { ...beginRun(id, feeling as string), isOver }
  for (const one of said as unknown[]) {
    const { turn, reply, own, says } = (one ?? {}) as Partial<Statement>
    if (turn !== turnNow(rehearsal, run)?.id || typeof reply !== 'number') return null
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
    const next = say(rehearsal, run, reply, textOf(own), textOf(says))
    if (next === run) return null
    run = { ...next, isOver }
  }
  return run
}

const turnOf = (turns: readonly RehearsalTurn[], id: string) => turns.find((turn) => turn.id === id)
