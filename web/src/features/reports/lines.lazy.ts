import { lazyPart } from '#shell/lazy-part.tsx'
import type { LinesProps } from './lines-chart.tsx'

/** Lines over time, with what draws them. */
export const linesChart = lazyPart<LinesProps>(
  async () => (await import('./lines-chart.tsx')).LinesChart,
)
