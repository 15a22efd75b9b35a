import { expect, it } from 'vitest'
import { further } from './check-in.rules.ts'

it.each([
  [null, 'Building momentum'],
  ['On the starting blocks', 'Building momentum'],
  ['Making headway', 'In the zone'],
  ['In the zone', 'In the zone'],
  ['Goal achieved!', 'Goal achieved!'],
])('a check-in moves %s to %s, as on the server', (progress, next) => {
  expect(further(progress)).toBe(next)
})
