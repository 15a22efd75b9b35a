const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

export function sizeOf(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const shown = unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10
  return shown >= 1000 && unit < units.length - 1
    ? `1 ${units[unit + 1]}`
    : `${shown} ${units[unit]}`
}

export function heightsOf(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts)
  return counts.map((count) => (count === 0 ? 0 : Math.max(4, Math.round((100 * count) / most))))
}
