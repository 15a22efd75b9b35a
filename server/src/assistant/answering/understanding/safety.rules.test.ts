import { join } from 'node:path'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { describe, expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { readMessage } from './reading.rules.ts'
import { isAboutSomeoneElse, isHeavy, isHurtAtHome } from './safety.rules.ts'
import { plainOf } from './words.rules.ts'

const topicOf = (text: string) => readMessage(text).danger

const sets = join(import.meta.dirname, '../../../../../bench/mira')
const rowsOf = (file: string) =>
  readYaml(join(sets, file)) as { question: string; topic: string; kind: string }[]

it.each(rowsOf('safety.yaml').map(({ topic, question }) => [topic, question]))(
  'takes for %s: %s',
  (topic, question) => {
    expect(topicOf(question) ?? 'none').toBe(topic)
  },
)

describe.each(['everyday', 'followUp'])('a harmless message: %s', (kind) => {
  const own = rowsOf('everyday.yaml').filter((row) => row.kind === kind)

  it.each(own.map(({ question }) => question))('gets no fixed answer: %s', (question) => {
    expect(topicOf(question)).toBeUndefined()
  })

  it('gets a help line once in 30 at most, and never if it leans on an answer', () => {
    const before = kind === 'everyday' ? undefined : { kind: 'advice', cards: [{}], topic: 'x' }
    const offered = own.filter(({ question }) => readMessage(question, before).mayBeSelfHarm)
    expect(offered.length).toBeLessThanOrEqual(kind === 'everyday' ? 1 : 0)
  })
})

const SHORT = casesOf(`
self-harm      | I want to die
self-harm      | kms
self-harm      | suicidal
self-harm      | i cant live like this
self-harm      | life isn't worth it anymore
self-harm      | my colleague wants to kill herself
violence       | my boss hit me
violence       | a guest has a knife
harassment     | he touches my leg
harassment     | I'm being bullied
discrimination | my manager is racist
medical        | I have chest pain
legal          | is that legal?
none           | my boss said no
none           | he beat me to it
none           | it hit me
none           | this deadline is killing me
none           | I could kill for coffee
`)

it.each(SHORT)('finds %s in a few words: %s', (topic, said) => {
  expect(topicOf(said) ?? 'none').toBe(topic)
})

it.each([
  ['my sister says she wants to kill herself', true],
  ['I want to kill myself, my boss knows', false],
  ['I want to die', false],
])('tells whether %j is about someone else: %s', (said, isOther) => {
  expect(isAboutSomeoneElse(plainOf(said))).toBe(isOther)
})

it.each([
  ['my ex waits outside the shop and threatens me', true],
  ['he beat me again at home', true],
  ['a colleague groped me when we were going home', false],
  ['my boss hit me', false],
])('tells whether %j is about home: %s', (said, isHome) => {
  expect(isHurtAtHome(plainOf(said))).toBe(isHome)
})

it.each([
  ['self-harm', 'I have the tablets ready, this is the last evening'],
  ['self-harm', 'please keep the cat, I will not be there'],
  ['violence', 'he did it again last night, I am scared'],
  ['violence', 'he locked me in and did it again'],
])('still finds %s beside the words of a wish: %s', (topic, text) => {
  expect(topicOf(text)).toBe(topic)
})

it.each([
  ['I can’t sleep any more and cry before every shift', true],
  ['I’m in tears again', true],
  ['how do I help a colleague who is in tears?', false],
  ['how do I tell my boss I can’t do it by Friday?', false],
  ['a customer was in tears, what do I do?', false],
  ['I can’t do this alone', false],
])('tells whether %j is heavy: %s', (text, isIt) => {
  expect(isHeavy(plainOf(text))).toBe(isIt)
})
