import { expect, it } from 'vitest'
import { findRows } from './rows.rules.ts'

const rows = [
  { id: 'care', title: 'Care and social work', text: 'Care homes, youth work' },
  { id: 'design', title: 'Design, arts and crafts' },
]

it('finds by title and text, whatever the capitals, and offers none only while nothing is typed', () => {
  const found = (typed: string) => findRows(typed, rows, 'Not answered').map(({ value }) => value)
  expect(found(' ')).toEqual(['', 'care', 'design'])
  expect(found('YOUTH')).toEqual(['care'])
  expect(found('and')).toEqual(['care', 'design'])
  expect(found('nothing of the kind')).toEqual([])
})
