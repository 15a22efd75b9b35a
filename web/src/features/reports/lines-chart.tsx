import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'
import { dashOf, dataOf, type Look, optionsOf } from './lines.options.ts'
import { shortPeriod, toneOf } from './reports.labels.ts'
import type { Line, Report } from './reports.queries.ts'

export type LinesProps = { report: Report; lines: readonly Line[] }

const TONES: readonly Tone[] = ['sun', 'mint', 'coral', 'lilac']
const HEIGHT = 240

/** Lines over time; words and a table below carry the same. */
export function LinesChart({ report, lines }: LinesProps) {
  const place = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLUListElement>(null)
  const first = TONES.indexOf(toneOf[report.report])
  const tones = lines.map((_line, at) => TONES[(first + at) % TONES.length] ?? 'sun')
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const data = dataOf(report.periods.length, lines)
    const labels = report.periods.map((period) => shortPeriod(report.by, period))
    const names = lines.map(({ label }) => label)
    let chart: uPlot | null = null
    const draw = () => {
      chart?.destroy()
      const size = { width: element.clientWidth, height: HEIGHT }
      const look = lookOf(element, marks.current)
      chart = new uPlot(optionsOf(look, { labels, names, size }), data, element)
    }
    draw()
    return watch(element, draw, () => chart?.destroy())
  }, [report, lines])
  return (
    <div aria-hidden="true" className="@container">
      <div ref={place} className="min-h-60 overflow-hidden" />
      <ul
        ref={marks}
        className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-note @min-[35rem]:sr-only"
      >
        {lines.map(({ item, label }, at) => (
          <li key={item} className="flex items-center gap-2">
            <Mark dash={dashOf(at)} tone={tones[at] ?? 'sun'} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

const lineClass: Record<Tone, string> = {
  sun: 'stroke-sun',
  mint: 'stroke-mint',
  coral: 'stroke-coral',
  lilac: 'stroke-lilac',
}

function Mark({ dash, tone }: { dash: number[]; tone: Tone }) {
  return (
    <span className="relative flex items-center justify-center">
      <svg width="44" height="6" aria-hidden="true" strokeDasharray={dash.join(' ')}>
        <path d="M0 3H44" stroke="currentColor" strokeWidth="5" />
        <path d="M0 3H44" className={lineClass[tone]} strokeWidth="2.5" />
      </svg>
      <i className={cx('absolute size-3.5 rounded-pill border-2 border-ink', toneClass[tone])} />
    </span>
  )
}

/** The page's current colours, for the canvas. */
function lookOf(element: HTMLElement, marks: HTMLElement | null): Look {
  const spots = [...(marks?.querySelectorAll('i') ?? [])]
  const { color, fontFamily } = getComputedStyle(element)
  return {
    ink: color,
    font: `14px ${fontFamily}`,
    tones: spots.map((spot) => getComputedStyle(spot).backgroundColor),
  }
}

/** Redraws when colours or width change. */
function watch(element: HTMLElement, draw: () => void, end: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const theme = new MutationObserver(draw)
  let width = element.clientWidth
  const size = new ResizeObserver(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    draw()
  })
  scheme.addEventListener('change', draw)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  size.observe(element)
  return () => {
    scheme.removeEventListener('change', draw)
    theme.disconnect()
    size.disconnect()
    end()
  }
}
