import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'
import { shortPeriod, toneOf } from './reports.labels.ts'
import type { Line, Report } from './reports.queries.ts'
import { apart } from './reports.rules.ts'

/** Solid, then dashed: colour is never the only sign. */
const DASHES = [[], [10, 6], [2, 5], [14, 5, 2, 5]]

const dashOf = (at: number): number[] => DASHES[at % DASHES.length] ?? []

/** The width of a label at the foot, in pixels. */
const LABEL_WIDTH = 72

const LEAST_DOT = 4

const MOST_DOT = 11

/** Dots smaller than this have no outline, in pixels. */
const EDGED_DOT = 7

/** The width of a line without its dark edges, which light colours need for contrast. */
const CORE = 2.5

const EDGED = 5

/** From this width, names show at line ends; same as in lines-chart.tsx. */
const WIDE = 560

const LETTER = 8

const NAME_HEIGHT = 18

/** The series that uPlot draws: each line twice, its outline and itself. */
const dataOf = (
  periods: number,
  lines: readonly { figures: readonly (number | null)[] }[],
): uPlot.AlignedData => [
  Array.from({ length: periods }, (_, at) => at),
  ...lines.flatMap(({ figures }) => [[...figures], [...figures]]),
]

export type LinesProps = { report: Report; lines: readonly Line[] }

const TONES: readonly Tone[] = ['sun', 'mint', 'coral', 'lilac']
const HEIGHT = 240

/** Lines over time; the text and the table below have the same content. */
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

/** The page's current colours and type. */
type Look = { ink: string; font: string; tones: readonly string[] }

type DrawnChart = {
  labels: readonly string[]
  names: readonly string[]
  size: { width: number; height: number }
}

/** The options of uPlot for lines over periods: no cursor, no legend of its own, no motion. */
function optionsOf({ ink, font, tones }: Look, { labels, names, size }: DrawnChart): uPlot.Options {
  const isNamed = size.width >= WIDE
  const room = isNamed ? Math.max(...names.map((name) => name.length)) * LETTER + 16 : 20
  const faint = `color-mix(in srgb, ${ink}, transparent 85%)`
  const axis = { stroke: ink, font, ticks: { show: false }, border: { show: false } }
  const plot = size.width - room
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, plot / LABEL_WIDTH)))
  const dot = Math.min(MOST_DOT, Math.max(LEAST_DOT, (0.4 * plot) / labels.length))
  return {
    ...size,
    legend: { show: false },
    cursor: { show: false },
    padding: [12, room, 0, 0],
    hooks: { draw: isNamed ? [(chart) => nameEnds(chart, names, { ink, font })] : [] },
    scales: {
      x: { time: false, range: [-0.5, Math.max(labels.length - 0.5, 0.5)] },
      y: { range: (_chart, _low, high) => [0, Math.max(5, high * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () =>
          labels.map((_label, at) => at).filter((at) => (labels.length - 1 - at) % every === 0),
        values: (_chart, places) => places.map((place) => labels[place] ?? ''),
      },
      { ...axis, size: 52, grid: { stroke: faint, width: 1 } },
    ],
    series: [
      {},
      ...tones.flatMap((tone, at) => {
        const line = { dash: dashOf(at), spanGaps: false }
        return [
          { ...line, stroke: ink, width: EDGED, points: { show: false } },
          {
            ...line,
            stroke: tone,
            width: CORE,
            points: {
              ...{ show: true, size: dot, fill: tone },
              ...{ width: dot < EDGED_DOT ? 0 : 1.5, stroke: dot < EDGED_DOT ? tone : ink },
            },
          },
        ]
      }),
    ],
  }
}

/** The name of each line at its end; names do not overlap. */
function nameEnds(
  chart: uPlot,
  names: readonly string[],
  { ink, font }: Pick<Look, 'ink' | 'font'>,
): void {
  const { ctx, data } = chart
  const pxRatio = devicePixelRatio
  const ends = names.flatMap((name, at) => {
    const figures = data[2 * at + 1] ?? []
    const last = figures.findLastIndex((figure) => figure != null)
    const figure = figures[last]
    if (figure == null) return []
    return [{ name, x: chart.valToPos(last, 'x', true), y: chart.valToPos(figure, 'y', true) }]
  })
  const heights = apart(
    ends.map(({ y }) => y),
    NAME_HEIGHT * pxRatio,
    chart.bbox.top + chart.bbox.height,
  )
  ctx.save()
  ctx.font = font.replace(/^[\d.]+px/, (size) => `${Number.parseFloat(size) * pxRatio}px`)
  ctx.fillStyle = ink
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ends.forEach(({ name, x }, at) => {
    ctx.fillText(name, x + 12 * pxRatio, heights[at] ?? 0)
  })
  ctx.restore()
}
