import { expect, it } from 'vitest'
import { routeOf } from './route.rules.ts'
import { safetyTopicOf } from './safety.rules.ts'

const filled = (part: string) => part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000)

it.each([
  'a',
  ' ',
  'my my ',
  'i have i am ',
  'not want to not want to ',
  'since they know that ',
  'contract promotion shift if i ',
  'my back pain is my ',
  'take pills how much ',
  'goal goals about my goal ',
  'can you please hey mira ',
  'thanks, thanks! ',
  '<b><b',
  '😀',
  'ا',
])('reads 2,000 characters of %j without endless backtracking', (part) => {
  // An expression that backtracks endlessly would take minutes; bench/mira-routes.ts has the times.
  expect(safetyTopicOf(filled(part)) ?? 'none').toMatch(/^[a-z-]+$/)
  expect(routeOf(filled(part))?.kind ?? 'library').toMatch(/^[a-zA-Z]+$/)
})

it.each([
  ['self-harm', '<b>I want to</b> kill my\u200bself'],
  ['self-harm', 'I DON’T WANT TO LIVE ANY MORE'],
  ['self-harm', 'i dont want to live anymore'],
  ['violence', `${'It was a long day. '.repeat(90)}My supervisor slapped me.`],
])('finds %s in an unusual spelling: %j', (topic, said) => {
  expect(safetyTopicOf(said)).toBe(topic)
})

it.each([
  ['smalltalk', '👍'],
  ['smalltalk', '😀 👍🏽 !!!'],
  ['smalltalk', '❤️'],
  ['noWords', '🤔?'],
  ['noWords', '12345 ...'],
  ['notEnglish', 'كيف أتحدث مع مديري عن الإجازة'],
  ['notEnglish', '我的老板不听我说话'],
])('finds %s in %j', (kind, said) => {
  expect(routeOf(said)?.kind).toBe(kind)
})
