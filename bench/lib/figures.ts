/** The median of some figures; for an even count, the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The figure that is not exceeded by the given share (0.99) of all figures. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = Float64Array.from(figures).sort()
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const say = (line: string) => process.stdout.write(`${line}\n`)

type Limit = { most: number } | { least: number; aim?: number }

let missed = 0

/** Prints a figure with its budget; `misses` counts the figures outside their budget. */
export function report(what: string, figure: number, unit: string, limit?: Limit, more = ''): void {
  const digits = Math.abs(figure) >= 100 ? 0 : 2
  const written = `${figure.toFixed(digits)}${unit}`
  if (limit === undefined) {
    say(`  ${what.padEnd(44)} ${written.padStart(10)}  ${more}`)
    return
  }
  const fits = 'most' in limit ? figure <= limit.most : figure >= limit.least
  if (!fits) missed += 1
  const budget = 'most' in limit ? `at most ${limit.most}${unit}` : `at least ${limit.least}${unit}`
  say(`  ${what.padEnd(44)} ${written.padStart(10)}  ${fits ? 'ok  ' : 'MISS'} ${budget}  ${more}`)
}

/** The number of budgets that were missed so far. */
export const misses = () => missed
