/** The reports of a company about its people: product 6, reports. */
export const REPORTS = [
  'way',
  'activity',
  'score',
  'themes',
  'ratings',
  'factors',
  'handbook',
] as const
export type ReportName = (typeof REPORTS)[number]

type Line = {
  item: string
  label: string
  /** Not rounded, because admins see the exact number in the list of members or in the handbook */
  exact?: true
}

type Description = {
  title: string
  by: 'week' | 'month'
  /** If missing, the lines come from the content */
  lines?: readonly Line[]
}

export const DESCRIPTIONS = {
  way: {
    title: 'From invitation to goal',
    by: 'month',
    lines: [
      { item: 'invited', label: 'Invited', exact: true },
      { item: 'joined', label: 'Joined', exact: true },
      { item: 'onboarded', label: 'Started' },
      { item: 'goal', label: 'Saved a goal' },
      { item: 'checkIn', label: 'Checked in on a goal' },
      { item: 'achieved', label: 'Achieved a goal' },
    ],
  },
  activity: {
    title: 'Tips, reminders and actions',
    by: 'week',
    lines: [
      { item: 'feed', label: 'Tips read' },
      { item: 'feedPeople', label: 'People who read tips' },
      { item: 'reminder', label: 'Reminders read' },
      { item: 'reminderPeople', label: 'People who read reminders' },
      { item: 'takeAction', label: 'Actions taken' },
      { item: 'takeActionPeople', label: 'People who took action' },
    ],
  },
  score: {
    title: 'Weekly score',
    by: 'week',
    lines: [
      { item: 'mean', label: 'Average score' },
      { item: 'people', label: 'People in the average' },
    ],
  },
  themes: { title: 'Themes people choose', by: 'month' },
  ratings: {
    title: 'How helpful advice is',
    by: 'month',
    lines: [
      { item: '4', label: 'Very helpful' },
      { item: '3', label: 'Helpful' },
      { item: '2', label: 'Somewhat helpful' },
      { item: '1', label: 'Not helpful' },
    ],
  },
  factors: {
    title: 'Two-factor sign-in',
    by: 'month',
    lines: [
      { item: 'members', label: 'Members', exact: true },
      { item: 'secured', label: 'With two-factor sign-in' },
    ],
  },
  handbook: { title: 'Handbook', by: 'month' },
} as const satisfies Record<ReportName, Description>

export const descriptionOf = (name: ReportName): Description => DESCRIPTIONS[name]

/** The most per person and week that a report counts: as many as earn points (product 9). */
export const MOST_OF_ONE = { feed: 15, reminder: 3, takeAction: 6 } as const
export type CountedAction = keyof typeof MOST_OF_ONE

/** The most months in one report, and the number by default. */
export const MOST_MONTHS = 24
export const USUAL_MONTHS = 12

/** A stored figure of a period, which never changes; `basis` as in `Level`. */
export type Cell = { item: string; figure: number | null; basis?: number }
