import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, boxAt, placeOf, type Surroundings } from '#shell/snackbar-place.ts'

const phone = { width: 390, height: 844, pressed: null, overlays: [], count: 1 }
const desk = { ...phone, width: 1280, height: 800 }
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
})

it('places snackbars below in the middle where nothing is in the way', () => {
  expect(placeOf(phone)).toEqual({ end: 'bottom', left: 16, right: 16 })
  expect(placeOf({ ...desk, pressed: box(300, 100, 420, 148) }).end).toBe('bottom')
})

it('leaves a side sheet free, and stays beside it', () => {
  const sheet = box(800, 0, 1280, 800)
  const place = placeOf({ ...desk, overlays: [sheet] })
  expect(place).toEqual({ end: 'bottom', left: 16, right: 496 })
})

it('leaves the button that was pressed, and its neighbours, free', () => {
  const row = box(24, 690, 366, 738)
  expect(placeOf({ ...phone, pressed: row }).end).toBe('top')
})

it('leaves the foot of a dialog free that fills a phone', () => {
  expect(placeOf({ ...phone, overlays: [box(16, 24, 374, 828)] }).end).toBe('top')
})

it('never covers the button that was pressed, wherever it was', () => {
  const inside = (most: number) => fc.integer({ min: 0, max: most })
  const around = fc
    .record({
      width: fc.integer({ min: 320, max: 2000 }),
      // Two of them and a button between leave no more room than that.
      height: fc.integer({ min: 600, max: 1400 }),
      at: fc.tuple(inside(2000), inside(1400)),
      count: fc.constantFrom(1, 2),
      sheet: fc.boolean(),
    })
    .map(({ width, height, at: [x, y], count, sheet }): Surroundings => {
      const pressed = box(x % width, y % height, (x % width) + 200, (y % height) + 48)
      const overlays = sheet ? [box(Math.max(0, width - 480), 0, width, height)] : []
      return { width, height, pressed, overlays, count }
    })
  fc.assert(
    fc.property(around, (given) => {
      const covered = boxAt(placeOf(given), given)
      const { pressed } = given as { pressed: Box }
      const isClear =
        covered.right <= pressed.left ||
        covered.left >= pressed.right ||
        covered.bottom <= pressed.top ||
        covered.top >= pressed.bottom
      expect(isClear).toBe(true)
      expect(covered.left).toBeGreaterThanOrEqual(0)
      expect(covered.right).toBeLessThanOrEqual(given.width)
    }),
  )
})
