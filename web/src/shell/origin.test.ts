import { expect, it } from 'vitest'
import { menuPlace, originOf } from './origin.ts'

const action = '/impact-actions/advice'

it.each([
  ['feed', '/feed'],
  ['hub', '/reminders'],
  ['home', '/'],
  ['search', '/impact-actions'],
  ['start', '/user/user-landing-personalization'],
])('highlights the menu entry of the page that advice was opened from: %s', (from, path) => {
  expect(menuPlace({ pathname: action, state: { from } })).toBe(path)
})

it.each([null, { from: '/profile' }, { from: 'toString' }, { from: 1 }, 'feed'])(
  'finds no origin of advice in the navigation state %j',
  (state) => {
    expect(originOf({ pathname: action, state })).toBeNull()
    expect(menuPlace({ pathname: action, state })).toBe(action)
  },
)

it('ignores the origin of advice on other pages', () => {
  expect(menuPlace({ pathname: '/profile', state: { from: 'feed' } })).toBe('/profile')
})
