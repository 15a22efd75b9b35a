import { describe, expect, it } from 'vitest'
import { plainOf } from '../answering/understanding/words.rules.ts'
import { refusalOf } from './memory.rules.ts'
import { noticedIn, suitsLines } from './situation.rules.ts'

it.each([
  ['I’m a nurse and my boss keeps changing the rota', 'I’m a nurse'],
  ['Hi! I am a senior software engineer. How do I say no?', 'I’m a senior software engineer'],
  ['im a nurse on a surgical ward, nobody listens', 'I’m a nurse on a surgical ward'],
  ['I lead a team of five and two of them never talk', 'I lead a team of five'],
  [
    'No one speaks up. I manage a small department of about 12 people.',
    'I manage a small department of about 12 people',
  ],
  ['because i work from home on fridays i miss things', 'I work from home on Fridays'],
  ['how do I stay awake, I work nights', 'I work nights'],
  ['I work rotating shifts. What helps?', 'I work rotating shifts'],
  ['I work in hr and people avoid me', 'I work in HR'],
])('a message contains a statement about the person’s work: %s', (text, line) => {
  expect(noticedIn(plainOf(text))).toBe(line)
  expect(refusalOf(line)).toBeUndefined()
})

it.each([
  'I’m a mess',
  'I’m a Muslim nurse',
  'I’m a single mother and I’m late every day',
  'I’m a diabetic',
  'I’m a union rep',
  'I’m a teacher’s daughter',
  'I’m a nurse manager',
  'Am I a manager?',
  'should I work from home on Fridays?',
  'If I work nights, who covers my day shift?',
  'I wish I could say I lead a team of five',
  'She says, I’m a nurse, and then she leaves',
  'When I was young, I work nights',
  'I work nights this week',
  'I work too much',
  'my colleague is a nurse and works nights',
  'he told me: I lead a team of five',
  'I work with Tom',
])('a message without a clear statement about the person’s work gives no line: %s', (text) => {
  expect(noticedIn(plainOf(text))).toBeNull()
})

describe('advice for a remembered line', () => {
  const none = { jobs: [], needs: [], roles: [] }
  it.each([
    ['I’m a nurse', { jobs: ['care', 'health'] }],
    ['I work on a surgical ward', { jobs: ['health'] }],
    ['I am a trainee chef', { jobs: ['hospitality'] }],
    ['I lead a team of five', { roles: ['team', 'function'] }],
    ['I’m a shift manager', { roles: ['team'] }],
    ['I work night shifts', { needs: ['shifts', 'coworkers'] }],
  ])('the line “%s” fits advice with %o', (line, pictured) => {
    expect(suitsLines(['I like lists', line])({ ...none, ...pictured })).toBe(line)
  })

  it.each([
    ['I’m a nurse', { jobs: ['it'] }],
    ['I like lists', { jobs: ['it'] }],
    ['I lead a team of five', { roles: ['individual', 'team'] }],
    ['I’m not a nurse', { jobs: ['health'] }],
    ['I work with a nurse', { jobs: ['health'] }],
  ])('the line “%s” does not fit advice with %o', (line, pictured) => {
    expect(suitsLines([line])({ ...none, ...pictured })).toBeNull()
  })
})
