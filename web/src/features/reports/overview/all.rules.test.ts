import { expect, it } from 'vitest'
import { orderAfter, orderIn } from './all.rules.ts'

it('reads the order of the reports from the address, by default names from A', () => {
  const orderOf = (search: string) => orderIn(new URLSearchParams(search))
  expect(orderOf('')).toEqual({ sort: 'name', descending: false })
  expect(orderOf('sort=goal&down=1')).toEqual({ sort: 'goal', descending: true })
  expect(orderOf('sort=secrets&down=yes')).toEqual({ sort: 'name', descending: false })
})

it('sorts figures from the highest and names from A, and reverses on a second choice', () => {
  const byName = { sort: 'name', descending: false } as const
  const most = orderAfter(byName, 'goal')
  expect(most).toEqual({ sort: 'goal', descending: true })
  expect(orderAfter(most, 'goal')).toEqual({ sort: 'goal', descending: false })
  expect(orderAfter(most, 'members')).toEqual({ sort: 'members', descending: true })
  expect(orderAfter(most, 'name')).toEqual(byName)
  expect(orderAfter(byName, 'name')).toEqual({ sort: 'name', descending: true })
})
