import { type Check, type Entry, type Problem, problemAt } from '#corpus.ts'
import type { Row } from '#tables.ts'

/** The number of sentences that the person says, with any choice of replies. */
const turnsPerRun = { min: 6, max: 10 }

type Rehearsal = Row<'rehearsal'>
type Turn = Rehearsal['turns'][number]

/** Every run of a rehearsal ends after 6 to 10 turns, and every turn can be reached. */
export const rehearsals: Check = (corpus) =>
  corpus.rehearsal.flatMap((entry) => [
    ...linesOf(entry.row).map((message) => problemAt(entry, 'turns', message)),
    ...repeated(entry),
    ...saidTwice(entry.row).map((message) => problemAt(entry, 'turns', message)),
    ...runsOf(entry.row).map((message) => problemAt(entry, 'turns', message)),
  ])

/** Each turn has words, and only for feelings that can be chosen. */
function linesOf({ turns, feelings }: Rehearsal): string[] {
  const known = new Set<string>(feelings.map(({ feeling }) => feeling))
  return turns.flatMap(({ id, says, variants = {}, replies }, index) => [
    ...(index === 0 && says !== undefined
      ? [`${id} must not say anything: it is the opening`]
      : []),
    ...(index > 0 && says === undefined ? [`${id} says nothing`] : []),
    ...Object.keys(variants)
      .filter((feeling) => !known.has(feeling))
      .map((feeling) => `${id} has words for ${feeling}, which can’t be chosen`),
    ...(replies !== undefined && (replies.length < 2 || replies.length > 3)
      ? [`${id} has ${replies.length} replies, wanted 2 or 3`]
      : []),
  ])
}

function repeated(entry: Entry<'rehearsal'>): Problem[] {
  const lists = {
    turns: entry.row.turns.map(({ id }) => id),
    feelings: entry.row.feelings.map(({ feeling }) => feeling as string),
  }
  return Object.entries(lists).flatMap(([field, names]) =>
    names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => problemAt(entry, field, `${name} appears twice`)),
  )
}

/** No line is said by two replies of a turn, because own words are answered as the closest one. */
function saidTwice({ turns }: Rehearsal): string[] {
  return turns.flatMap(({ id, replies = [] }) => {
    const lines = replies.flatMap(({ say, saidAs = [] }) => [say, ...saidAs].map(bare))
    return lines
      .filter((line, index) => lines.indexOf(line) < index)
      .map((line) => `${id} has a line twice: ${line}`)
  })
}

const bare = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function runsOf({ turns }: Rehearsal): string[] {
  const [first] = turns
  if (first === undefined) return ['has no turns']
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  const unknown = turns.flatMap(({ id, replies = [] }) =>
    replies
      .filter(({ next }) => !byId.has(next))
      .map(({ next }) => `${id} leads to no turn: ${next}`),
  )
  if (unknown.length > 0) return unknown
  const lengths = new Map<string, Range>()
  const circle = measure(first, byId, lengths, [])
  if (circle !== undefined) return [`goes in a circle: ${circle}`]
  const { min, max } = lengths.get(first.id) ?? { min: 0, max: 0 }
  return [
    ...(min < turnsPerRun.min || max > turnsPerRun.max
      ? [`takes ${min} to ${max} turns, wanted ${turnsPerRun.min} to ${turnsPerRun.max}`]
      : []),
    ...turns.filter(({ id }) => !lengths.has(id)).map(({ id }) => `nothing leads to ${id}`),
  ]
}

type Range = { min: number; max: number }

/**
 * Records the shortest and longest way from each turn to an end. Answers a circle if it finds one.
 */
function measure(
  turn: Turn,
  byId: ReadonlyMap<string, Turn>,
  lengths: Map<string, Range>,
  way: readonly string[],
): string | undefined {
  if (way.includes(turn.id)) return [...way, turn.id].join(' → ')
  if (lengths.has(turn.id)) return undefined
  const range = { min: Number.POSITIVE_INFINITY, max: 0 }
  for (const { next } of turn.replies ?? []) {
    const after = byId.get(next)
    const circle = after && measure(after, byId, lengths, [...way, turn.id])
    if (circle !== undefined) return circle
    const { min, max } = lengths.get(next) ?? { min: 0, max: 0 }
    range.min = Math.min(range.min, min + 1)
    range.max = Math.max(range.max, max + 1)
  }
  lengths.set(turn.id, turn.replies ? range : { min: 0, max: 0 })
  return undefined
}
