import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

/** Every way in which React changes a bare text beside an element. */
function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count % 2 === 1 && <i />}
      Pressed {count}
      {count > 1 ? ' times' : null}
      {count < 2 && <b>!</b>}
      {count === 3 ? 'Enough' : null}
    </button>
  )
}

it('updates the text of a page that the browser translates', async () => {
  await render(<Counter />)
  const button = page.getByRole('button')
  for (const words of ['Pressed 0!', 'Pressed 1!', 'Pressed 2 times', 'Pressed 3 timesEnough']) {
    await expect.poll(() => button.element().textContent).toBe(words)
    expect(button.element().querySelectorAll('font').length).toBeGreaterThan(0)
    await button.click()
  }
  await expect.poll(() => button.element().textContent).toBe('Pressed 4 times')
})

it('keeps the results and errors of DOM calls from libraries', () => {
  const [parent, first, second] = [1, 2, 3].map(() => document.createElement('p'))
  if (!parent || !first || !second) throw new Error('no elements')
  parent.insertBefore(second, undefined as unknown as null)
  expect(parent.insertBefore(first, second)).toBe(first)
  expect([...parent.children]).toEqual([first, second])
  expect(parent.removeChild(first)).toBe(first)
  expect(() => parent.removeChild(undefined as unknown as Node)).toThrow(TypeError)
})
