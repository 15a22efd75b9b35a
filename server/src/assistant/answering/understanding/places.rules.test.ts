import { expect, it } from 'vitest'
import { minutesIn, placeIn } from './places.rules.ts'

it.each([
  ['the second one', 4, 1],
  ['3', 4, 2],
  ['no. 2 sounds like me', 4, 1],
  ['option four please', 4, 3],
  ['number one', 4, 0],
  ['tell me more about the last one', 3, 2],
  ['the one in the middle', 3, 1],
  ['the one in the middle', 4, 1],
  ['the 3rd', 4, 2],
  ['show me the steps', 4, 0],
  ['i have 5 minutes, the first', 4, 0],
])('finds the place in %j of %i cards: %i', (said, count, place) => {
  expect(placeIn(said, count)).toBe(place)
})

it.each([
  ['something that takes ten minutes', 10],
  ['only 3 min', 3],
  ['a quarter of an hour', 15],
  ['i have half an hour', 30],
  ['something quick', 5],
])('finds the minutes in %j: %i', (said, minutes) => {
  expect(minutesIn(said)).toBe(minutes)
})
