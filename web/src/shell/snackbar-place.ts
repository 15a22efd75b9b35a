export type Box = { left: number; top: number; right: number; bottom: number }

/** Where snackbars stand: at one end of the screen, between two edges of it. In CSS pixels. */
export type SnackbarPlace = { end: 'bottom' | 'top'; left: number; right: number }

export type Surroundings = {
  width: number
  height: number
  /** What was pressed last, with the buttons beside it, which might be pressed next. */
  pressed: Box | null
  /** Open dialogs and sheets. */
  overlays: readonly Box[]
  /** How many snackbars there will be. */
  count: number
}

/** From the top and the bottom edge: clear of the top bar, and of the navigation of a phone. */
export const ends = { top: 76, bottom: 112 } as const

const one = 88
const margin = 16
const widest = 500
/** No lane beside a sheet is narrower. */
const narrowest = 320

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** What the snackbars would cover at a place. */
export function boxAt(place: SnackbarPlace, { width, height, count }: Surroundings): Box {
  const room = width - place.left - place.right
  const half = Math.min(room, widest) / 2
  const middle = place.left + room / 2
  const tall = one * count
  const top = place.end === 'top' ? ends.top : height - ends.bottom - tall
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

/** How much is in the way: buttons count most, the foot of a dialog, where its buttons are, next. */
function costOf(place: SnackbarPlace, around: Surroundings): number {
  const box = boxAt(place, around)
  const { pressed, overlays } = around
  const covered = overlays.map((overlay) => {
    const foot = { ...overlay, top: overlay.top + (overlay.bottom - overlay.top) * 0.6 }
    return (meet(box, overlay) ? 1 : 0) + (meet(box, foot) ? 1 : 0)
  })
  return (pressed !== null && meet(box, pressed) ? 4 : 0) + Math.max(0, ...covered)
}

/** Where snackbars cover least of what somebody is about to press; below in the middle if that is free. */
export function placeOf(around: Surroundings): SnackbarPlace {
  const places = (['bottom', 'top'] as const).flatMap((end) =>
    lanes(around).map((lane) => ({ end, ...lane })),
  )
  return places.reduce((best, place) =>
    costOf(place, around) < costOf(best, around) ? place : best,
  )
}
