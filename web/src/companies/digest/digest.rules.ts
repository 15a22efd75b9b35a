type Line = {
  item: string
  label: string
  of?: number | null
  figures: readonly (number | null)[]
}
type Report = { report: string; periods: readonly string[]; lines: readonly Line[] }

/** A published figure, and the period it is of: 2026-11, or the week 2026-48. */
export type Published = { figure: number; period: string }

/** The newest published figures of a company's reports: product 6, reports. Nothing is counted here. */
export type Digest = {
  /** People who have started, of those who had joined by then */
  started: (Published & { joined: number | null }) | null
  active: Published | null
  /** The themes that most people chose in a month; several if they are equal */
  themes: (Published & { names: readonly string[] }) | null
  secured: (Published & { members: number | null }) | null
  /** How many questions the handbook has */
  questions: number
}

function lineOf(reports: readonly Report[], report: string, item: string) {
  const one = reports.find((it) => it.report === report)
  const figures = one?.lines.find((line) => line.item === item)?.figures ?? []
  return { figures, periods: one?.periods ?? [] }
}

/** The newest figure of a line that was published, and its place. */
function newestOf({ figures, periods }: ReturnType<typeof lineOf>) {
  const at = figures.findLastIndex((figure) => figure !== null)
  const figure = figures[at]
  return figure == null ? null : { figure, period: periods[at] ?? '', at }
}

function themesOf(reports: readonly Report[]): Digest['themes'] {
  const { periods = [], lines = [] } = reports.find(({ report }) => report === 'themes') ?? {}
  const at = periods.findLastIndex((_period, place) =>
    lines.some(({ figures }) => figures[place] != null),
  )
  if (at < 0) return null
  const figure = Math.max(...lines.map(({ figures }) => figures[at] ?? 0))
  const names = lines.filter(({ figures }) => figures[at] === figure).map(({ label }) => label)
  return { figure, period: periods[at] ?? '', names }
}

export function digestOf(reports: readonly Report[]): Digest {
  const started = newestOf(lineOf(reports, 'way', 'onboarded'))
  const secured = newestOf(lineOf(reports, 'factors', 'secured'))
  const active = newestOf(lineOf(reports, 'activity', 'takeActionPeople'))
  const joined = lineOf(reports, 'way', 'joined').figures
  const members = lineOf(reports, 'factors', 'members').figures
  const handbook = reports.find(({ report }) => report === 'handbook')?.lines ?? []
  return {
    started: started && {
      ...{ figure: started.figure, period: started.period },
      joined: joined[started.at] ?? null,
    },
    active: active && { figure: active.figure, period: active.period },
    themes: themesOf(reports),
    secured: secured && {
      ...{ figure: secured.figure, period: secured.period },
      members: members[secured.at] ?? null,
    },
    questions: handbook.reduce((sum, { of }) => sum + (of ?? 0), 0),
  }
}
