import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byFit } from './fit.ts'

const own = (id: string) => [id]

it('sorts choices by best fit, and keeps the order of those without a fit', () => {
  expect(byFit(['a', 'b', 'c', 'd'], ['d', 'b'], own)).toEqual(['d', 'b', 'a', 'c'])
  expect(byFit(['a', 'b'], [], own)).toEqual(['a', 'b'])
})

it('ranks an action by the best fit among its advice', () => {
  const actions = [{ adviceIds: ['x'] }, { adviceIds: [] }, { adviceIds: ['y', 'z'] }]
  const [x, none, yz] = actions
  expect(byFit(actions, ['z', 'x', 'y'], ({ adviceIds }) => adviceIds)).toEqual([yz, x, none])
})

it('keeps each choice exactly once when it sorts by fit', () => {
  const ids = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 8 })
  fc.assert(
    fc.property(ids, ids, (offered, fit) => {
      expect(byFit(offered, fit, own).toSorted()).toEqual(offered.toSorted())
    }),
  )
})
