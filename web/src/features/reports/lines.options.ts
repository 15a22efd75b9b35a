import type uPlot from 'uplot'
import { apart } from './reports.rules.ts'

/** Colours and type as the page has them now. */
export type Look = { ink: string; font: string; tones: readonly string[] }

/** Solid, then dashed: colour is never the only sign. */
const DASHES = [[], [10, 6], [2, 5], [14, 5, 2, 5]]
export const dashOf = (at: number): number[] => DASHES[at % DASHES.length] ?? []
/** A label at the foot takes so many pixels. */
const LABEL_WIDTH = 72
const LEAST_DOT = 4
const MOST_DOT = 11
/** Smaller dots have no outline. */
const EDGED_DOT = 7
/** The width of a line between its dark edges: light colours alone lack contrast. */
const CORE = 2.5
const EDGED = 5
/** From this width, names show at line ends; same as in lines-chart.tsx. */
const WIDE = 560
const LETTER = 8
const NAME_HEIGHT = 18

type Drawn = {
  labels: readonly string[]
  names: readonly string[]
  size: { width: number; height: number }
}

/** How uPlot draws some lines over periods: no cursor, no legend of its own, nothing that moves. */
export function optionsOf(
  { ink, font, tones }: Look,
  { labels, names, size }: Drawn,
): uPlot.Options {
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

/** What uPlot draws of some lines: each twice, its edges and itself. */
export const dataOf = (
  periods: number,
  lines: readonly { figures: readonly (number | null)[] }[],
): uPlot.AlignedData => [
  Array.from({ length: periods }, (_, at) => at),
  ...lines.flatMap(({ figures }) => [[...figures], [...figures]]),
]

/** The name of each line where it ends, none over another. */
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
