import { describe, expect, it } from 'vitest'
import type { Rehearsal } from '#api/content-tables.ts'
import { aRehearsal } from '#testing/rehearsals.ts'
import {
  beginRun,
  linesOf,
  parseRun,
  progressOf,
  type RehearsalRun,
  say,
  sentenceToDiscuss,
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
    expect(linesOf(rehearsal, beginRun(rehearsal.id, 'calm'))).toEqual([
      { by: 'them', text: 'Come in.' },
    ])
    expect(linesOf(rehearsal, runOf(0))).toEqual([
      { by: 'them', text: 'Make it quick.' },
      { by: 'me', text: 'I have three jobs.' },
      { by: 'them', text: 'Quickly, which one?' },
    ])
  })

  it('a rehearsal shows own words in place of the reply that comes closest', () => {
    expect(linesOf(rehearsal, runOf([1, ' Help me. ']))[1]).toEqual({ by: 'me', text: 'Help me.' })
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

describe('the sentence that the debrief discusses', () => {
  it.each([
    ['no sentence if the person said none', runOf(), null],
    ['the last sentence', runOf(0, 0), 'The stock check.'],
    ['a sentence with another wording, if there is one', runOf(1, 0, 0), 'It’s too much.'],
    [
      'a sentence in own words among those with another wording',
      runOf([1, 'Help me.'], 1, 0),
      'Help me.',
    ],
    [
      'a sentence in own words if no sentence has another wording',
      runOf([0, 'Three.'], 0),
      'Three.',
    ],
  ])('the debrief discusses %s', (_name, run, text) => {
    expect(sentenceToDiscuss(rehearsal, run)?.text ?? null).toBe(text)
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
