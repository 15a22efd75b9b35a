type Line = {
  item: string
  label: string
  of?: number | null
  figures: readonly (number | null)[]
}
type Report = { report: string; periods: readonly string[]; lines: readonly Line[] }

/**
 * A published figure and its period: 2026-11, or the week 2026-48. `all` is the highest possible
 * number, if known.
 */
export type PublishedFigure = { figure: number; period: string; all: number | null }

/**
 * The newest published figures of a company's reports: product 6, reports. This code counts nothing
 * itself.
 */
export type Digest = {
  /** People who started, out of all people who joined by then */
  started: PublishedFigure | null
  /** People who took action in a week */
  active: PublishedFigure | null
  /** The themes that most people chose in a month; several with equal numbers */
  themes: (Omit<PublishedFigure, 'all'> & { names: readonly string[] }) | null
  /** Members with two-factor sign-in, of all */
  secured: PublishedFigure | null
  /** How many questions the handbook has */
  questions: number
}

export function digestOf(reports: readonly Report[]): Digest {
  const find = (name: string) => reports.find(({ report }) => report === name)
  const handbook = find('handbook')?.lines ?? []
  return {
    started: newestOf(find('way'), 'onboarded', 'joined'),
    active: newestOf(find('activity'), 'takeActionPeople'),
    themes: themesOf(find('themes')),
    secured: newestOf(find('factors'), 'secured', 'members'),
    questions: handbook.reduce((sum, { of }) => sum + (of ?? 0), 0),
  }
}

/** The newest published figure of a line, and the figure of another line in the same period. */
function newestOf(
  report: Report | undefined,
  item: string,
  whole?: string,
): PublishedFigure | null {
  const figuresOf = (name?: string) =>
    report?.lines.find((line) => line.item === name)?.figures ?? []
  const at = figuresOf(item).findLastIndex((figure) => figure !== null)
  const figure = figuresOf(item)[at]
  if (figure == null) return null
  return { figure, period: report?.periods[at] ?? '', all: figuresOf(whole)[at] ?? null }
}

function themesOf({ periods, lines }: Pick<Report, 'periods' | 'lines'> = none): Digest['themes'] {
  const at = periods.findLastIndex((_period, place) =>
    lines.some(({ figures }) => figures[place] != null),
  )
  if (at < 0) return null
  const figure = Math.max(...lines.map(({ figures }) => figures[at] ?? 0))
  const names = lines.filter(({ figures }) => figures[at] === figure).map(({ label }) => label)
  return { figure, period: periods[at] ?? '', names }
}

const none = { periods: [], lines: [] }
