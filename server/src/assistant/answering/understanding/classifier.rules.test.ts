import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLASSIFIERS } from '../../../../../bench/mira/training/classifiers.ts'
import { trainedOn } from '../../../../../bench/mira/training/examples.ts'
import { casesOf } from './cases.ts'
import { dangerOdds } from './classifier.rules.ts'
import { BUCKETS, featuresOf } from './features.rules.ts'
import { LEARNED as DANGERS } from './generated/dangers.rules.ts'
import { LEARNED as PURPOSES } from './generated/purposes.rules.ts'
import { readMessage } from './reading.rules.ts'
import { SAFETY_TOPICS } from './safety-topics.rules.ts'

// The examples contain none of these. In the one trial, 25 of the 27 dangerous ones were found.
const UNSEEN = casesOf(`
self-harm      | I keep wondering how long it would be before anyone missed me if I didn't wake up
self-harm      | if this contract falls through I'm ending my life, simple as that
self-harm      | my deputy rang in tears and said she has run out of reasons to stay alive
self-harm      | i burned my arm with the soldering iron again, on purpose
self-harm      | Dont want to exist past this winter
self-harm      | the guy who sits across from me told me how he plans to kill himself
violence       | my uncle runs the shop and hits me with a ruler when I give wrong change
violence       | A patient's son said he'll be waiting for me in the car park with his mates
violence       | she comes to work with finger marks round her neck, says it's the boyfriend
violence       | somebody just walked into our branch carrying a rifle
violence       | I'm so furious with Dean that I want to break his jaw
harassment     | my dance captain strokes my thigh when he explains the steps
harassment     | the whole office calls me Quasimodo and hides my crutches
harassment     | a donor keeps sending me naked selfies
harassment     | he says my contract gets renewed if I sleep with him
harassment     | our boss has been screaming at me and calling me pathetic for months
discrimination | they refused to let me serve customers because of my turban
discrimination | my pay is lower than Mark's for the same job and I'm sure it's because I'm a woman
discrimination | someone wrote a racist word on my toolbox
discrimination | they stopped inviting me to meetings once they learned I have epilepsy
medical        | what painkiller can I take with my blood pressure tablets
medical        | my ankle is swollen and purple after a fall, is it broken
medical        | do these mood swings mean I have bipolar disorder
medical        | how long am I contagious with shingles
legal          | can they sack me because I refused to work on Sunday
legal          | should I sign the non-compete they gave me
legal          | my old firm owes me two months of wages, how do I sue them
none           | our coffee machine has died and morale with it
none           | the auditors tore us to pieces, how do I lift the mood
none           | my manager keeps postponing our one to one
none           | how do I ask for flexible hours without sounding lazy
none           | a colleague snores in the break room, funny but annoying
none           | I got butchered in the negotiation, how do I do better
none           | which days off do I have left this year
none           | I can't stand the smell of the new paint
none           | how do I tell a parent their child has been rude
none           | he drives me insane with his humming
`)

const isRight = ([topic, said = '']: string[]) => (readMessage(said).danger ?? 'none') === topic

it('recognises most dangerous messages that it has never seen', () => {
  const dangerous = UNSEEN.filter(([topic]) => topic !== 'none')
  expect(dangerous.filter(isRight).length / dangerous.length).toBeGreaterThanOrEqual(0.85)
})

it.each(UNSEEN.filter(([topic]) => topic === 'none'))('finds topic %s in: %s', (topic, said) => {
  expect(isRight([topic, said])).toBe(true)
})

it('answers any text, with the same topic each time', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ mode: 'sentences' }))
  fc.assert(
    fc.property(anything, (text) => {
      const odds = dangerOdds(featuresOf(text))
      expect(odds.every(Number.isFinite)).toBe(true)
      expect(odds).toHaveLength(SAFETY_TOPICS.length)
      expect(readMessage(text)).toEqual(readMessage(text))
    }),
  )
})

it.each(['', ' ', '😀', 'a'.repeat(10_000), 'ا'.repeat(2000), '\u0000'])(
  'finds nothing in %j',
  (text) => {
    expect(readMessage(text)).toMatchObject({ danger: undefined, mayBeSelfHarm: false })
  },
)

it.each(CLASSIFIERS)('has weights of $name that were trained on the present examples', (one) => {
  const learned = one.name === 'dangers' ? DANGERS : PURPOSES
  const hint = 'node_modules/.bin/node bench/mira/training/write-weights.ts'
  expect(learned.trainedOn, `Train it again: ${hint}`).toBe(trainedOn())
  const weights = brotliDecompressSync(Buffer.from(learned.weights, 'base64'))
  expect(weights).toHaveLength(BUCKETS * one.labels.length)
})
