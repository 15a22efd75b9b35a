import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { type FollowUp, followUpOf, isReply } from './follow-up.rules.ts'

const shown = (wish: FollowUp | undefined) => {
  if (wish === undefined) return 'none'
  if ('place' in wish) return `${wish.wants} ${wish.place}`
  return 'minutes' in wish ? `${wish.wants} ${wish.minutes}` : wish.wants
}

const CASES = casesOf(`
card 1   | what about the second one?
card 0   | tell me more about the first
card -1  | the last one sounds good
card 1   | number 2
card 2   | ok, the third idea please
card 0   | show me the steps
card 0   | what do you mean?
card 0   | which one would you pick?
shorter  | shorter pls
shorter  | thats too long
shorter  | can you put that in two sentences?
words    | give me an example
words    | so what do I say first?
words    | how would that sound
others   | another idea please
others   | I tried that already
others   | that didn't work
others   | something else
others   | none of these
save 0   | save it
save 0   | make this a goal
save 1   | save the second one as a goal
quick 5  | something that takes five minutes
quick 10 | I only have 10 minutes
none     | my colleague keeps interrupting me in meetings
none     | I want to save more time for my team and I tried that with a new plan last week
none     | thanks
none     | how do I set goals for my team
`)

it.each(CASES)('reads the wish %s in: %s', (wish, text) => {
  expect(shown(followUpOf(text))).toBe(wish)
})

it.each([
  ['and if she says no?', true],
  ['they hate public praise', true],
  ['not from my boss, from customers', true],
  ['my team argues about the rota', false],
])('tells whether %j needs the message before: %s', (text, needs) => {
  expect(isReply(text)).toBe(needs)
})

it.each([
  'I have the tablets ready, this is the last evening',
  'I’ve tried it before with sleeping tablets',
  'I already tried it with a rope',
  'in ten minutes I am gone, I want to disappear',
  'please keep the cat, I will not be there',
  'he did it again last night, I am scared',
  'he choked me again, he did this before',
  'I can’t keep it together',
  'I was told to keep it quiet',
  'don’t save it',
  'our meetings are too long',
])('finds no wish in a message that says more: %s', (text) => {
  expect(followUpOf(text)).toBeUndefined()
})
