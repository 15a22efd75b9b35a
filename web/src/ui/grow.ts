/** How long a card grows, in milliseconds, and how long its press is remembered. */
const [duration, fresh] = [240, 1000]

type Card = { box: DOMRect; color: string; radius: string; scale: string; at: number }

let pressed: Card | null = null

/** Remembers the card that was pressed, for the page that it opens. */
export function growFrom(card: HTMLElement): void {
  const { backgroundColor, borderRadius } = getComputedStyle(card)
  const box = card.getBoundingClientRect()
  // Measured now: measuring during a page change would lay that page out twice.
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const
  const wide = (2 * Math.max(middle[0], innerWidth - middle[0])) / box.width
  const tall = (2 * Math.max(middle[1], innerHeight - middle[1])) / box.height
  pressed = {
    box,
    color: backgroundColor,
    radius: borderRadius,
    scale: `${wide} ${tall}`,
    at: performance.now(),
  }
}

/**
 * Lets the colour of the card pressed just now grow over the page and fade. The page is there from
 * the first frame; without such a card, or with reduced motion, there is no animation.
 */
export function growOut(): void {
  const card = pressed
  pressed = null
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (card === null || isStill || performance.now() - card.at > fresh) return
  const { top, left, width, height } = card.box
  const field = document.createElement('div')
  field.ariaHidden = 'true'
  Object.assign(field.style, {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '20',
    pointerEvents: 'none',
    background: card.color,
    borderRadius: card.radius,
  })
  document.body.append(field)
  // Only scale and opacity, which the browser animates without blocking the page.
  const motion = field.animate(
    [
      { scale: '1', opacity: 1 },
      { scale: card.scale, opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  motion.finished.finally(() => field.remove())
}
