/** How long a card grows, in milliseconds, and how long its press is remembered. */
const [duration, fresh] = [240, 1000]

type Card = { box: DOMRect; color: string; radius: string; at: number }

let pressed: Card | null = null

/** Remembers the card that was pressed, for the page that it opens. */
export function growFrom(card: HTMLElement): void {
  const { backgroundColor, borderRadius } = getComputedStyle(card)
  const at = performance.now()
  pressed = { box: card.getBoundingClientRect(), color: backgroundColor, radius: borderRadius, at }
}

/**
 * Lets the colour of the card pressed just now grow over the page and fade. The page is there from
 * the first frame; nothing happens without such a card, or where reduced motion is asked.
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
    inset: '0',
    zIndex: '20',
    pointerEvents: 'none',
    background: card.color,
  })
  document.body.append(field)
  const edges = [top, innerWidth - left - width, innerHeight - top - height, left]
  const from = `inset(${edges.map((edge) => `${Math.max(0, edge)}px`).join(' ')} round ${card.radius})`
  const motion = field.animate(
    [
      { clipPath: from, opacity: 1 },
      { clipPath: 'inset(0 round 0)', opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  motion.finished.finally(() => field.remove())
}
