export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Where snackbars stand: so far from one end of the screen, between two edges of it. In CSS pixels.
 */
export type SnackbarPlace = { end: 'bottom' | 'top'; offset: number; left: number; right: number }

export type Surroundings = {
  width: number
  height: number
  /** What was pressed last, with the buttons beside it, which might be pressed next. */
  pressed: Box | null
  /** What has the focus, where somebody is about to write. */
  focused: Box | null
  /** Open dialogs and sheets. */
  overlays: readonly Box[]
  /** What can be chosen or written in them. */
  choices: readonly Box[]
  /** How many snackbars there will be. */
  count: number
}

/** From the top and the bottom edge: clear of the top bar, and of the navigation of a phone. */
const ends = { top: 76, bottom: 112 } as const

const one = 88
const margin = 16
/** Where the usual margin leaves no room between what has to stay free. */
const least = 4
const widest = 500
/** No lane beside a sheet is narrower. */
const narrowest = 320

/** Where they stand while nothing is in the way. */
export const usualPlace: SnackbarPlace = {
  end: 'bottom',
  offset: ends.bottom,
  left: margin,
  right: margin,
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** What the snackbars would cover at a place. */
export function boxAt(place: SnackbarPlace, { width, height, count }: Surroundings): Box {
  const room = width - place.left - place.right
  const half = Math.min(room, widest) / 2
  const middle = place.left + room / 2
  const tall = one * count
  const top = place.end === 'top' ? place.offset : height - place.offset - tall
  return { left: middle - half, right: middle + half, top, bottom: top + tall }
}

/** The whole width, and what is left of it beside sheets. */
function lanes({ width, overlays }: Surroundings): { left: number; right: number }[] {
  const beside = overlays.flatMap(({ left, right }) => [
    { left: margin, right: width - left + margin },
    { left: right + margin, right: margin },
  ])
  return [
    { left: margin, right: margin },
    ...beside.filter((lane) => width - lane.left - lane.right >= narrowest),
  ]
}

/** How far from the ends: as usual, and just above or below what has to stay free. */
function heights(around: Surroundings): Pick<SnackbarPlace, 'end' | 'offset'>[] {
  const { height, pressed, focused, choices, count } = around
  const free = [pressed, focused, ...choices].filter((box) => box !== null)
  const besideBy = (gap: number) =>
    free
      .flatMap(({ top, bottom }) => [
        { end: 'bottom' as const, offset: Math.ceil(height - top) + gap },
        { end: 'top' as const, offset: Math.ceil(bottom) + gap },
      ])
      .filter(({ offset }) => offset >= gap && offset + one * count <= height - gap)
  return [
    { end: 'bottom', offset: ends.bottom },
    { end: 'top', offset: ends.top },
    ...besideBy(margin),
    ...besideBy(least),
  ]
}

/**
 * How much is in the way: what was pressed and what has the focus count most, then what can be
 * chosen in a dialog, then its foot, where its buttons are.
 */
function costOf(place: SnackbarPlace, around: Surroundings): number {
  const box = boxAt(place, around)
  const { pressed, focused, overlays, choices } = around
  const covered = overlays.map((overlay) => {
    const foot = { ...overlay, top: overlay.top + (overlay.bottom - overlay.top) * 0.6 }
    return (meet(box, overlay) ? 1 : 0) + (meet(box, foot) ? 1 : 0)
  })
  const first = [pressed, focused].filter((one) => one !== null && meet(box, one)).length
  const chosen = choices.some((choice) => meet(box, choice)) ? 3 : 0
  return first * 8 + chosen + Math.max(0, ...covered)
}

/**
 * Where snackbars cover least of what somebody is about to press or to write in; below in the middle
 * if that is free. Those that stand somewhere already stay there unless another place is better.
 */
export function placeOf(around: Surroundings, now?: SnackbarPlace): SnackbarPlace {
  const places = heights(around).flatMap((at) => lanes(around).map((lane) => ({ ...at, ...lane })))
  return (now ? [now, ...places] : places).reduce((best, place) =>
    costOf(place, around) < costOf(best, around) ? place : best,
  )
}
