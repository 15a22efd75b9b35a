import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CLUSTER_KEYS,
  clusterOf,
  countKeys,
  readPicks,
  type TraitKey,
} from './people.cluster.rules.ts'

const key = fc.constantFrom(...CLUSTER_KEYS)
const keys = fc.array(key, { minLength: 1, maxLength: 20 })
const finals = fc.array(key, { maxLength: 2 })
const number = (of: TraitKey) => CLUSTER_KEYS.indexOf(of)

it('finds the same profile cluster for any order of the picks', () => {
  const shuffled = fc.tuple(keys, finals).chain(([picked, last]) =>
    fc.record({
      picked: fc.constant(picked),
      last: fc.constant(last),
      other: fc.shuffledSubarray(picked, { minLength: picked.length }),
      otherLast: fc.shuffledSubarray(last, { minLength: last.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ picked, last, other, otherLast }) => {
      expect(clusterOf(other, otherLast)).toBe(clusterOf(picked, last))
    }),
  )
})

it('finds a profile cluster with the most picks, including final picks', () => {
  fc.assert(
    fc.property(keys, finals, (picked, last) => {
      const counts = countKeys(picked, last)
      const won = CLUSTER_KEYS[clusterOf(picked, last)] as TraitKey
      expect(counts[won]).toBe(Math.max(...Object.values(counts)))
    }),
  )
})

it('breaks a tie between profile clusters by final picks, then by the lowest number', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { minLength: 2 }), (level) => {
      expect(clusterOf(level, [])).toBe(Math.min(...level.map(number)))
    }),
  )
  fc.assert(
    fc.property(key, key, (first, second) => {
      fc.pre(first !== second)
      // Two picks for one, a pick and a final for the other: a tie that the final decides.
      expect(clusterOf([first, first, second], [second])).toBe(number(second))
      // A tie in finals as well: the lowest number decides.
      expect(clusterOf([first, second], [first, second])).toBe(
        Math.min(number(first), number(second)),
      )
    }),
  )
})

it('keeps the winning profile cluster when one more pick leads to it', () => {
  fc.assert(
    fc.property(keys, finals, (picked, last) => {
      const won = CLUSTER_KEYS[clusterOf(picked, last)] as TraitKey
      expect(clusterOf([...picked, won], last)).toBe(number(won))
    }),
  )
})

it('reads trait picks and final picks from a list in any order', () => {
  const lists = fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 14 })
    .chain((picked) => fc.tuple(fc.constant(picked), fc.subarray(picked, { maxLength: 2 })))
    .chain(([picked, last]) =>
      fc.record({
        picked: fc.constant(picked),
        last: fc.constant(last),
        list: fc.shuffledSubarray([...picked, ...last], { minLength: picked.length + last.length }),
      }),
    )
  fc.assert(
    fc.property(lists, ({ picked, last, list }) => {
      const read = readPicks(list)
      expect(read.picked.toSorted()).toEqual(picked.toSorted())
      expect(read.finals.toSorted()).toEqual(last.toSorted())
    }),
  )
})
