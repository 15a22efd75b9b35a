import { expect, it } from 'vitest'
import { withoutMarks } from './markdown.ts'

it('shows text without the marks of links, emphasis and lists', () => {
  expect(withoutMarks('On the **27th**, in the [portal](https://pay.example/x).')).toBe(
    'On the 27th, in the portal.',
  )
  expect(withoutMarks('Once a year:\n- *you*\n - your lead')).toBe(
    'Once a year:\n· you\n· your lead',
  )
  for (const text of ['3 * 4 * 5', '[x](javascript:alert(1))', '**open', 'a - b', '1. first']) {
    expect(withoutMarks(text)).toBe(text)
  }
})
