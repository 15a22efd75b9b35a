import { laterPart } from '#shell/later.tsx'
import type { LinesProps } from './lines-chart.tsx'

/** Lines over time, with what draws them. */
export const linesChart = laterPart<LinesProps>(
  async () => (await import('./lines-chart.tsx')).LinesChart,
)
