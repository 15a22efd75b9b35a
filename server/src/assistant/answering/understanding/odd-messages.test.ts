import { expect, it } from 'vitest'
import { readMessage } from './reading.rules.ts'

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
  expect(readMessage(filled(part)).text).toHaveLength(2000)
})

it.each([
  ['self-harm', '<b>I want to</b> kill my\u200bself'],
  ['self-harm', 'I DON’T WANT TO LIVE ANY MORE'],
  ['self-harm', 'i dont want to live anymore'],
  ['violence', `${'It was a long day. '.repeat(90)}My supervisor slapped me.`],
])('finds %s in an unusual spelling: %j', (topic, said) => {
  expect(readMessage(said).danger).toBe(topic)
})

it.each([
  ['thanks', '👍'],
  ['thanks', '😀 👍🏽 !!!'],
  ['thanks', '❤️'],
  ['no words', '🤔?'],
  ['no words', '12345 ...'],
  ['not English', 'كيف أتحدث مع مديري عن الإجازة'],
  ['not English', '我的老板不听我说话'],
])('finds %s in %j', (kind, said) => {
  const { purpose, language } = readMessage(said)
  const other = language === null ? 'no words' : 'not English'
  expect(language === undefined ? purpose : other).toBe(kind)
})
