export type Box = { left: number; top: number; right: number; bottom: number }

/** Position of snackbars, in CSS pixels: distance from one end of the screen, between two edges. */
export type SnackbarPlace = { end: 'bottom' | 'top'; offset: number; left: number; right: number }

export type Surroundings = {
  width: number
  height: number
  pressed: Box | null
  /** The card, list item or form of the pressed element: the subject of the message. */
  subject: Box | null
  focused: Box | null
  overlays: readonly Box[]
  choices: readonly Box[]
  count: number
}

/** Distances that leave the top bar and the navigation of a phone free. */
const ends = { top: 76, bottom: 112 } as const

const one = 88
const margin = 16
/** The margin if the usual one does not fit. */
const least = 4
const widest = 500
/** The minimum width of a lane beside a sheet. */
const narrowest = 320

export const usualPlace: SnackbarPlace = {
  end: 'bottom',
  offset: ends.bottom,
  left: margin,
  right: margin,
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export function boxAt(place: SnackbarPlace, { width, height, count }: Surroundings): Box {
  const room = width - place.left - place.right
  const half = Math.min(room, widest) / 2
  const middle = place.left + room / 2
  const tall = one * count
  const top = place.end === 'top' ? place.offset : height - place.offset - tall
  return { left: middle - half, right: middle + half, top, bottom: top + tall }
}

/** The whole width, and the lanes beside sheets. */
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

/** Offsets: the usual ones, and just above or below the elements that must stay free. */
function heights(around: Surroundings): Pick<SnackbarPlace, 'end' | 'offset'>[] {
  const { height, pressed, subject, focused, choices, count } = around
  const free = [pressed, subject, focused, ...choices].filter((box) => box !== null)
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
 * The elements that a position covers: pressed and focused ones weigh most, then choices, then the
 * subject and a dialog's foot.
 */
function costOf(place: SnackbarPlace, around: Surroundings): number {
  const box = boxAt(place, around)
  const { pressed, subject, focused, overlays, choices } = around
  const covered = overlays.map((overlay) => {
    const foot = { ...overlay, top: overlay.top + (overlay.bottom - overlay.top) * 0.6 }
    return (meet(box, overlay) ? 1 : 0) + (meet(box, foot) ? 1 : 0)
  })
  const first = [pressed, focused].filter((one) => one !== null && meet(box, one)).length
  const chosen = choices.some((choice) => meet(box, choice)) ? 3 : 0
  const about = subject !== null && meet(box, subject) ? 2 : 0
  return first * 8 + chosen + about + Math.max(0, ...covered)
}

/**
 * The position that covers least; bottom centre by default. Keeps `now` unless another is better.
 */
export function placeOf(around: Surroundings, now?: SnackbarPlace): SnackbarPlace {
  const places = heights(around).flatMap((at) => lanes(around).map((lane) => ({ ...at, ...lane })))
  return (now ? [now, ...places] : places).reduce((best, place) =>
    costOf(place, around) < costOf(best, around) ? place : best,
  )
}
