import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'
import { dashOf, type Look, optionsOf } from './lines.options.ts'
import type { Line, Report } from './reports.data.ts'
import { shortPeriod, toneOf } from './reports.words.ts'

export type LinesProps = { report: Report; lines: readonly Line[] }

const TONES: readonly Tone[] = ['sun', 'mint', 'coral', 'lilac']
const HEIGHT = 240

/** Lines over time. What they show stands below in words, and in the table. */
export function LinesChart({ report, lines }: LinesProps) {
  const place = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLUListElement>(null)
  const first = TONES.indexOf(toneOf[report.report])
  const tones = lines.map((_line, at) => TONES[(first + at) % TONES.length] ?? 'sun')
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const data: uPlot.AlignedData = [
      report.periods.map((_period, at) => at),
      ...lines.map(({ figures }) => [...figures]),
    ]
    const labels = report.periods.map((period) => shortPeriod(report.by, period))
    let chart: uPlot | null = null
    const draw = () => {
      chart?.destroy()
      const size = { width: element.clientWidth, height: HEIGHT }
      chart = new uPlot(optionsOf(lookOf(element, marks.current), labels, size), data, element)
    }
    draw()
    return watch(
      element,
      draw,
      (width) => chart?.setSize({ width, height: HEIGHT }),
      () => chart?.destroy(),
    )
  }, [report, lines])
  return (
    <div aria-hidden="true">
      <div ref={place} className="min-h-60 overflow-hidden" />
      <ul ref={marks} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-note">
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

/** A piece of the line as it is drawn, with one of its dots. */
function Mark({ dash, tone }: { dash: number[]; tone: Tone }) {
  return (
    <span className="relative flex items-center justify-center">
      <svg width="44" height="2" aria-hidden="true">
        <path d="M0 1H44" stroke="currentColor" strokeWidth="2" strokeDasharray={dash.join(' ')} />
      </svg>
      <i className={cx('absolute size-3.5 rounded-pill border-2 border-ink', toneClass[tone])} />
    </span>
  )
}

/** The colours of the page as they are now: a canvas knows no classes. */
function lookOf(element: HTMLElement, marks: HTMLElement | null): Look {
  const spots = [...(marks?.querySelectorAll('i') ?? [])]
  const { color, fontFamily } = getComputedStyle(element)
  return {
    ink: color,
    font: `14px ${fontFamily}`,
    tones: spots.map((spot) => getComputedStyle(spot).backgroundColor),
  }
}

/** Draws anew when the colours change, and tells how wide the place is when that changes. */
function watch(
  element: HTMLElement,
  draw: () => void,
  resize: (width: number) => void,
  end: () => void,
): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const theme = new MutationObserver(draw)
  const size = new ResizeObserver(() => resize(element.clientWidth))
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
