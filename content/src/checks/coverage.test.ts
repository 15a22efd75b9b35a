import { expect, it } from 'vitest'
import { styles, stylesOf, suiting, writtenFor } from '#checks/coverage.ts'
import { aCorpus } from '#test-corpus.ts'

const ids = ['write-it', 'read-it', 'draw-it']
const team = (rows: object[]) =>
  aCorpus({
    'impact-action': [{ adviceIds: ids }],
    'impact-advice': ids.map((id, at) => ({ id, ...rows[at] })),
    'internet-links': [{}],
  })

it('counts the pieces that name a role, a setting or customers', () => {
  const found = writtenFor(team([{ settings: ['road'] }, { roles: ['function'] }]))
  const messages = found.map(({ message }) => message)
  expect(messages).toContain('road is named by 1 rows, wanted 30')
  expect(messages).toContain('function is named by 1 rows, wanted 40')
  expect(messages).toContain('business is named by 0 rows, wanted 30')
})

it('counts the pieces that suit a role in a setting: without tags a piece suits all', () => {
  const found = suiting(team([{ settings: ['road'] }, { roles: ['function'] }]))
  const messages = found.map(({ message }) => message)
  expect(messages).toContain('3 suit team, function, road, wanted 30')
  expect(messages).toContain('1 suit team, individual, office, wanted 30')
})

it('a way of learning reaches a piece by a link, a script or a short time', () => {
  const corpus = team([{ linkIds: ['talk'], time: 5 }, { script: 'Listen.' }])
  const share = (style: string) =>
    stylesOf(corpus, 'team')
      .find((one) => one.style === style)
      ?.share.toFixed(2)
  expect(['read', 'listen', 'advice', 'formal'].map(share)).toEqual([
    ...['0.33', '0.33', '0.33', '0.00'],
  ])
  expect(styles(corpus).map(({ message }) => message)).toContain(
    'formal reaches 0 % of team, wanted 20 %',
  )
})
