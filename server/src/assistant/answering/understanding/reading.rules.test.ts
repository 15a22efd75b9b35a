import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { readMessage } from './reading.rules.ts'

const ANSWER = { kind: 'advice', cards: [{}, {}, {}], topic: 'they never listen' }

// The examples contain none of these.
const CASES = casesOf(`
card           | no. 2 sounds like me, go on
card           | could you open up the third for me
save           | put the last on my goals please
shorter        | make it short, i'm on the bus
words          | what are the exact words then
others         | these don't suit me, got other ideas?
quick          | ok but something for five minutes
thanks         | brilliant, i'll do that tomorrow
reply          | and what if he laughs?
rehearsal      | can you play my boss so i can practise
goals-open     | show me all my goals
goals-overdue  | which of my goals are late
rule           | how many days of leave do i get
product        | can my boss see what i write here
out-of-scope   | give me a recipe for pancakes
memory         | what do you remember about me
who-are-you    | are you a real person or a robot
advice         | my colleague takes the credit for my slides every single time
advice         | how do I thank the night shift without it being cheesy
`)

it.each(CASES)('wants %s: %s', (purpose, text) => {
  expect(readMessage(text ?? '', ANSWER).purpose ?? 'advice').toBe(purpose)
})

it.each(['the second one', 'shorter', 'save it', 'something else'])(
  'is no wish without an answer before it: %s',
  (text) => {
    expect(['card', 'shorter', 'save', 'others']).not.toContain(readMessage(text).purpose)
  },
)

it('accepts a help line only after a heavy message', () => {
  expect(readMessage('someone to talk to', { ...ANSWER, kind: 'heavy' }).purpose).toBe('talk')
  expect(readMessage('someone to talk to', ANSWER).purpose).not.toBe('talk')
})

it('is vague if it names one thing at most', () => {
  expect(readMessage('my team...')).toMatchObject({ isVague: true })
  expect(readMessage('my team laughs at the new rota')).toMatchObject({ isVague: false })
})
