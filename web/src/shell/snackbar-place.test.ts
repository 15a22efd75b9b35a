import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, boxAt, placeOf, type Surroundings, usualPlace } from '#shell/snackbar-place.ts'

const nothing = { pressed: null, subject: null, focused: null, overlays: [], choices: [] }
const phone: Surroundings = { width: 390, height: 844, ...nothing, count: 1 }
const desk = { ...phone, width: 1280, height: 800 }
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
})

it('places snackbars at the bottom centre if that place is free', () => {
  expect(placeOf(phone)).toEqual(usualPlace)
  expect(placeOf({ ...desk, pressed: box(300, 100, 420, 148) }).end).toBe('bottom')
})

it('places snackbars beside a side sheet', () => {
  const sheet = box(800, 0, 1280, 800)
  const place = placeOf({ ...desk, overlays: [sheet] })
  expect(place).toEqual({ ...usualPlace, right: 496 })
})

it('snackbars do not cover the pressed button and its neighbours', () => {
  const row = box(24, 690, 366, 738)
  expect(placeOf({ ...phone, pressed: row }).end).toBe('top')
})

it('snackbars do not cover the card that the message is about', () => {
  const subject = box(16, 300, 374, 800)
  const around = { ...phone, pressed: box(40, 560, 350, 608), subject }
  expect(boxAt(placeOf(around), around).bottom).toBeLessThanOrEqual(subject.top)
})

it('snackbars do not cover the foot of a full-screen dialog', () => {
  expect(placeOf({ ...phone, overlays: [box(16, 24, 374, 828)] }).end).toBe('top')
})

it('snackbars move off the buttons of a later dialog, and stay there', () => {
  const dialog = box(16, 560, 374, 828)
  const choices = [box(40, 740, 180, 788), box(190, 740, 350, 788)]
  const around = { ...phone, overlays: [dialog], choices }
  const moved = placeOf(around, usualPlace)
  expect(boxAt(moved, around).bottom).toBeLessThanOrEqual(dialog.top)
  expect(placeOf({ ...around, overlays: [], choices: [] }, moved)).toEqual(moved)
})

it('snackbars do not cover the focused field and the pressed button', () => {
  const around = {
    ...phone,
    height: 700,
    pressed: box(40, 470, 350, 518),
    focused: box(40, 120, 350, 172),
    overlays: [box(16, 16, 374, 684)],
    choices: [box(320, 24, 364, 68)],
  }
  const covered = boxAt(placeOf(around), around)
  expect(covered.top).toBeGreaterThanOrEqual(around.focused.bottom)
  expect(covered.bottom).toBeLessThanOrEqual(around.pressed.top)
})

it('snackbars fit between a field and a button of a small phone with smaller margins', () => {
  const around = {
    ...phone,
    width: 320,
    height: 600,
    pressed: box(0, 345, 200, 393),
    focused: box(0, 102, 200, 154),
    count: 2,
  }
  const covered = boxAt(placeOf(around), around)
  expect(covered.top).toBeGreaterThanOrEqual(around.focused.bottom)
  expect(covered.bottom).toBeLessThanOrEqual(around.pressed.top)
})

it('snackbars never cover the pressed button or the focus, at any position', () => {
  const inside = (most: number) => fc.integer({ min: 0, max: most })
  const around = fc
    .record({
      width: fc.integer({ min: 320, max: 2000 }),
      // A field, a button and three gaps, one of which contains two snackbars: 52 + 48 + 3 * 184.
      height: fc.integer({ min: 652, max: 1400 }),
      at: fc.tuple(inside(2000), inside(1400)),
      count: fc.constantFrom(1, 2),
      field: fc.tuple(inside(2000), inside(1400)),
      sheet: fc.boolean(),
    })
    .map(({ width, height, at: [x, y], field: [fx, fy], count, sheet }): Surroundings => {
      const pressed = box(x % width, y % height, (x % width) + 200, (y % height) + 48)
      const focused = box(fx % width, fy % height, (fx % width) + 200, (fy % height) + 52)
      const overlays = sheet ? [box(Math.max(0, width - 480), 0, width, height)] : []
      return { width, height, pressed, subject: null, focused, overlays, choices: [], count }
    })
  fc.assert(
    fc.property(around, (given) => {
      const covered = boxAt(placeOf(given), given)
      const isClearOf = (free: Box | null) =>
        free !== null &&
        (covered.right <= free.left ||
          covered.left >= free.right ||
          covered.bottom <= free.top ||
          covered.top >= free.bottom)
      expect(isClearOf(given.pressed)).toBe(true)
      expect(isClearOf(given.focused)).toBe(true)
      expect(covered.top).toBeGreaterThanOrEqual(0)
      expect(covered.bottom).toBeLessThanOrEqual(given.height)
      expect(covered.left).toBeGreaterThanOrEqual(0)
      expect(covered.right).toBeLessThanOrEqual(given.width)
    }),
  )
})
