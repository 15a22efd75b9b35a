const tones = ['bg-sun', 'bg-mint', 'bg-coral', 'bg-lilac'] as const

const dots = Array.from({ length: 12 }, (_, index) => ({
  turn: `${index / 12}turn`,
  tone: tones[index % tones.length],
}))

/**
 * A burst of dots from the middle of its positioned parent, for an achievement: once, under 300 ms,
 * and hidden with reduced motion (motion.css).
 */
export function Celebration() {
  return (
    <span aria-hidden="true" className="celebration pointer-events-none absolute inset-0 z-10">
      {dots.map(({ turn, tone }) => (
        <span key={turn} style={{ rotate: turn }} className="absolute top-1/2 left-1/2">
          <span className={`burst block size-3 rounded-pill ${tone}`} />
        </span>
      ))}
    </span>
  )
}
