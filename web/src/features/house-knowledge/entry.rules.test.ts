import { expect, it } from 'vitest'
import { baseOf, changesToSend, faultOf, fieldsOf } from './entry.rules.ts'

const values = { kind: 'term', title: 'OKR', text: 'How we set goals', link: '' }

it.each([
  [{}, null, null],
  [{ title: ' ' }, 'title', 'empty'],
  [{ title: 'x'.repeat(121) }, 'title', 'long'],
  [{ text: '\n' }, 'text', 'empty'],
  [{ text: 'x'.repeat(2001) }, 'text', 'long'],
  [{ link: 'http://juniper.example' }, 'link', 'link'],
  [{ kind: 'link' }, 'link', 'empty'],
  [{ kind: 'link', text: '', link: 'https://juniper.example' }, null, null],
])('reports an invalid house knowledge entry at its field: case %#', (more, field, kind) => {
  expect(faultOf({ ...values, ...more })).toEqual(field === null ? null : { field, kind })
})

it('the house knowledge form sends only changed fields, and null for blank ones', () => {
  expect(changesToSend(values, values)).toEqual({})
  expect(
    changesToSend({ ...values, link: 'https://a.example' }, { ...values, title: 'KPI ' }),
  ).toEqual({
    title: 'KPI',
    link: null,
  })
  const entry = { ...fieldsOf(values), version: 2 }
  expect(baseOf(entry)).toEqual({ version: 2, values })
})
