import { expect, it } from 'vitest'
import {
  contractions,
  contractionsIn,
  conversation,
  leaningPronoun,
  titlesAlone,
} from '#checks/voice.ts'
import { aCorpus } from '#test-corpus.ts'

it.each([
  ['Tell them what they are ready for', 'them'],
  ['Put it back as it was', 'it'],
  ['Give their idea a week', 'their'],
  ['Ask your lead what they need', undefined],
  ['Say no before the list owns you', undefined],
  ['Ask so that people can answer', undefined],
])('the pronoun in the title “%s” that no noun explains is %s', (title, found) => {
  expect(leaningPronoun(title)).toBe(found)
})

it('a title with a pronoun and no noun is refused', () => {
  const corpus = aCorpus({ 'impact-advice': [{ title: 'Tell them early' }] })
  expect(titlesAlone(corpus)).toMatchObject([
    { field: 'title', message: '“them” stands for no noun in the title' },
  ])
})

it.each([
  ['Prepare a hard talk', 'a hard talk'],
  ['Before your review talk', 'your review talk'],
  ['Let the team talk about it', undefined],
  ['Talk to your lead', undefined],
])('“talk” in “%s” is refused where it means a conversation: %s', (title, found) => {
  const messages = conversation(aCorpus({ 'impact-advice': [{ title }] })).map((p) => p.message)
  expect(messages).toEqual(found ? [`“${found}”: say “conversation”`] : [])
})

const fields = { smallest: 'Go.', stretch: 'Go on.', notFor: '', why: 'Practice.' }

it('counts contractions of the narrator only', () => {
  const body = 'You’re new. Don’t wait.\n\n“I’m here, and it’s fine.”\n\n**Ana:** I’ve seen it.'
  const corpus = aCorpus({ 'impact-advice': [{ body, ...fields }] })
  expect(contractionsIn(corpus)).toBeCloseTo((1000 * 2) / 8)
})

it('refuses a narrator without contractions', () => {
  const corpus = aCorpus({ 'impact-advice': [{ body: 'You are new. Do not wait.', ...fields }] })
  expect(contractions(corpus)[0]?.message).toBe(
    'has 0.0 contractions in 1,000 words of narration, wanted 8 to 25',
  )
})
