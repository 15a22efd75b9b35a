import { describe, expect, it } from 'vitest'
import type { Rehearsal } from '#api/content-tables.ts'
import { aRehearsal } from '#testing/rehearsals.ts'
import {
  beginRun,
  exchangesOf,
  inOrderOf,
  linesOf,
  parseRun,
  progressOf,
  type RehearsalRun,
  say,
  takeBack,
  turnNow,
} from './run.rules.ts'

const rehearsal = aRehearsal()
/** A run in which these replies were chosen, with own words for replies with a text. */
const runOf = (...said: (number | [number, string])[]): RehearsalRun =>
  said.reduce<RehearsalRun>(
    (run, one) => {
      const [reply, own] = typeof one === 'number' ? [one, null] : one
      return say(rehearsal, run, reply, own)
    },
    beginRun(rehearsal.id, 'busy'),
  )

describe('a rehearsal run', () => {
  it('a rehearsal opens with the line for the feeling, and follows the replies', () => {
    const texts = (run: RehearsalRun) =>
      linesOf(rehearsal, run).map(({ by, text }) => `${by}: ${text}`)
    expect(texts(beginRun(rehearsal.id, 'calm'))).toEqual(['them: Come in.'])
    expect(texts(runOf(0))).toEqual([
      'them: Make it quick.',
      'me: I have three jobs.',
      'them: Quickly, which one?',
    ])
  })

  it('a rehearsal shows own words in place of the reply that comes closest', () => {
    const [, mine] = linesOf(rehearsal, runOf([1, ' Help me. ']))
    expect(mine).toMatchObject({ by: 'me', text: 'Help me.' })
  })

  it('a rehearsal shows an improvised line in place of the written one, and keeps it', () => {
    const run = say(rehearsal, beginRun(rehearsal.id, 'busy'), 0, 'Help me.', 'Which job?')
    const improvised = { by: 'them', text: 'Which job?', isImprovised: true }
    expect(linesOf(rehearsal, run).at(-1)).toEqual(improvised)
    expect(parseRun(JSON.parse(JSON.stringify(run)), rehearsal)).toEqual(run)
  })

  it('a rehearsal ends at the turn without replies, and accepts no more', () => {
    const ended = runOf(0, 0)
    expect(turnNow(rehearsal, ended)?.replies).toBeUndefined()
    expect(say(rehearsal, ended, 0, null)).toBe(ended)
    expect(say(rehearsal, runOf(), 7, null)).toEqual(runOf())
  })

  it.each([
    ['at the start', runOf(), { turn: 1, of: 3 }],
    ['on the short way', runOf(0), { turn: 2, of: 2 }],
    ['on the long way', runOf(1), { turn: 2, of: 3 }],
    ['at the end', runOf(0, 0), { turn: 2, of: 2 }],
  ])('counts the turns of a rehearsal along the longest way left: %s', (_name, run, progress) => {
    expect(progressOf(rehearsal, run)).toEqual(progress)
  })
})

describe('the turns of a rehearsal run', () => {
  it('the debrief has each turn: the words heard, the words said, and their reply', () => {
    const [first, second] = exchangesOf(rehearsal, runOf([1, 'Help me.'], 0))
    expect(first).toMatchObject({ heard: 'Make it quick.', said: 'Help me.', isOwn: true })
    expect(first?.reply.say).toBe('It’s too much.')
    expect(second).toMatchObject({ heard: 'What do you mean?', said: 'Three jobs.', isOwn: false })
  })

  it('a turn that is taken back drops the later ones, and opens the talk again', () => {
    const over = { ...runOf(1, 0, 0), isOver: true }
    expect(takeBack(over, 1)).toEqual(runOf(1))
    expect(turnNow(rehearsal, takeBack(over, 0))?.id).toBe('start')
  })

  it.each([
    ['the order of the server', [2, 0, 1], [2, 0, 1]],
    ['the written order without an answer', undefined, [0, 1, 2]],
    ['the written order if a reply is missing', [1, 0], [0, 1, 2]],
    ['the written order if a reply is unknown', [3, 0, 1], [0, 1, 2]],
  ])('the replies to choose from have %s', (_name, numbers, order) => {
    expect(inOrderOf(numbers, 3)).toEqual(order)
  })
})

describe('a stored rehearsal run', () => {
  const kept = { ...runOf([1, 'Help me.'], 0), isOver: true }

  it('a rehearsal run is unchanged after it is stored and read', () => {
    expect(parseRun(JSON.parse(JSON.stringify(kept)), rehearsal)).toEqual(kept)
  })

  const lost: Rehearsal = { ...rehearsal, turns: rehearsal.turns.filter(({ id }) => id !== 'what') }
  it.each([
    ['no content', null, rehearsal],
    ['another rehearsal', { ...kept, id: 'other' }, rehearsal],
    ['an unknown feeling', { ...kept, feeling: 'hurt' }, rehearsal],
    ['a turn out of order', { ...kept, said: [...kept.said].reverse() }, rehearsal],
    ['a reply that does not exist', { ...kept, said: [{ turn: 'start', reply: 9 }] }, rehearsal],
    ['invalid replies', { ...kept, said: ['start', null] }, rehearsal],
    ['content that changed', kept, lost],
  ])('drops a stored rehearsal run with %s', (_name, value, now) => {
    expect(parseRun(value, now)).toBeNull()
  })
})
