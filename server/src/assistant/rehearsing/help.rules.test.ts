import { readCompiled } from '@goodwork/content/compiled.ts'
import { expect, it } from 'vitest'
import { readMessage } from '../answering/understanding/reading.rules.ts'
import { comparing, type WrittenReply } from './closest-reply.rules.ts'
import { helpWanted } from './help.rules.ts'

type Turn = { id: string; replies?: WrittenReply[] }

const rehearsals = (readCompiled().tables.rehearsal?.rows ?? []).map(({ key, fields }) => {
  const turns = fields.turns as unknown as Turn[]
  return { key, turns, compare: comparing(turns.flatMap(({ replies = [] }) => replies)) }
})

it('no written line of a rehearsal sounds an alarm in its turn', () => {
  const alarms = rehearsals.flatMap(({ key, turns, compare }) =>
    turns.flatMap(({ id, replies = [] }) =>
      replies
        .flatMap(({ say, saidAs = [], better = say }) => [say, ...saidAs, better])
        .filter((line) => helpWanted(readMessage(line), compare(line, replies).isLine))
        .map((line) => `${key}, ${id}: ${line}`),
    ),
  )
  expect(rehearsals.length).toBeGreaterThan(0)
  expect(alarms).toEqual([])
})

it.each([
  ['I want to kill myself', 'self-harm'],
  ['My boss keeps touching me and I am scared of him', 'harassment'],
  ['I need a lawyer for this', undefined],
  ['We should talk about the stock check', undefined],
])('in a rehearsal, "%s" is read as %s', (text, topic) => {
  expect(helpWanted(readMessage(text), false)).toBe(topic)
})

it('a phrase that names a danger gets help even if it is a line of the rehearsal', () => {
  expect(helpWanted(readMessage('I want to kill myself'), true)).toBe('self-harm')
})
