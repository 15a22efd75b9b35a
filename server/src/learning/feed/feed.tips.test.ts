import { expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { tipsOf } from './feed.tips.ts'

const table = (rows: { id: string | number; [field: string]: unknown }[]) => ({
  fields: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  rows: rows.map((row) => ({ key: String(row.id), fields: row })),
})
const tip = (id: number, more: object = {}) => ({
  ...{ id, title: `Tip ${id}`, text: 'Text', adviceId: 'ask', tags: ['team', 'listen'] },
  ...{ prioritised: 0, ...more },
})

const content = openContent({
  version: '1',
  tables: {
    main: table([
      tip(9, { prioritised: 1, months: [11, 12] }),
      tip(2, { tags: ['colleague'] }),
      tip(4, { adviceId: 'gone' }),
      tip(5, { adviceId: 'loose', tags: ['listen'] }),
    ]),
    'impact-advice': table([
      { id: 'ask', title: 'Ask one question' },
      { id: 'loose', title: 'Belongs to nothing' },
    ]),
    'impact-action': table([{ id: 'listen', entity: ['team', 'yourself'], adviceIds: ['ask'] }]),
  },
})

it('reads the tips by number, with gaps, and the advice of each', () => {
  const tips = tipsOf(content)
  expect([...tips.keys()]).toEqual([2, 4, 5, 9])
  expect(tips.get(9)).toEqual({
    ...{ id: '9', title: 'Tip 9', text: 'Text', entity: 'team', prioritised: true },
    ...{ adviceId: 'ask', adviceTitle: 'Ask one question', actionId: 'listen' },
    months: [11, 12],
  })
  expect(tipsOf(content)).toBe(tips)
})

it('takes the entity of a tip from its action if its own tags name another one', () => {
  expect(tipsOf(content).get(2)).toMatchObject({ entity: 'team', prioritised: false })
})

it('gives a tip no link if its advice is missing or belongs to no action', () => {
  const nowhere = { adviceId: null, adviceTitle: null, actionId: null }
  expect(tipsOf(content).get(4)).toMatchObject({ ...nowhere, entity: 'team' })
  expect(tipsOf(content).get(5)).toMatchObject({ ...nowhere, entity: null })
})
