import type uPlot from 'uplot'

/** Colours and type as the page has them now. */
export type Look = { ink: string; font: string; tones: readonly string[] }

/** One line is whole, the next ones are dashed: colour is never the only sign. */
const DASHES = [[], [10, 6], [2, 5], [14, 5, 2, 5]]
/** The dashes of the line at a place; none where it is whole. */
export const dashOf = (at: number): number[] => DASHES[at % DASHES.length] ?? []
/** A label at the foot takes so many pixels. */
const LABEL_WIDTH = 72
const LEAST_DOT = 6
const MOST_DOT = 11

/** How uPlot draws some lines over periods: no cursor, no legend of its own, nothing that moves. */
export function optionsOf(
  { ink, font, tones }: Look,
  labels: readonly string[],
  size: { width: number; height: number },
): uPlot.Options {
  const faint = `color-mix(in srgb, ${ink}, transparent 85%)`
  const axis = { stroke: ink, font, ticks: { show: false }, border: { show: false } }
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, size.width / LABEL_WIDTH)))
  const dot = Math.min(MOST_DOT, Math.max(LEAST_DOT, (0.5 * size.width) / labels.length))
  return {
    ...size,
    legend: { show: false },
    cursor: { show: false },
    padding: [12, 20, 0, 0],
    scales: {
      x: { time: false, range: [-0.5, Math.max(labels.length - 0.5, 0.5)] },
      y: { range: (_chart, _low, high) => [0, Math.max(5, high * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // The newest is always named.
        splits: () =>
          labels.map((_label, at) => at).filter((at) => (labels.length - 1 - at) % every === 0),
        values: (_chart, places) => places.map((place) => labels[place] ?? ''),
      },
      { ...axis, size: 52, grid: { stroke: faint, width: 1 } },
    ],
    series: [
      {},
      ...tones.map((tone, at) => ({
        stroke: ink,
        width: 2,
        dash: dashOf(at),
        spanGaps: false,
        points: { show: true, size: dot, width: 1.5, stroke: ink, fill: tone },
      })),
    ],
  }
}
