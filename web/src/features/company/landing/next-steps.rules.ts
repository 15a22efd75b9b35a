export type Situation = {
  hasInvited: boolean
  /** The number of people that a reminder of invitations reaches now */
  toRemind: number
  answers: number
  hasReminder: boolean
  admins: number
  domains: number
  require2FA: boolean
}

/** With this many answers, a handbook is useful. */
export const ENOUGH_ANSWERS = 5

/** The useful actions, the most useful first, each with its condition. */
const RULES = {
  invite: ({ hasInvited }) => !hasInvited,
  remind: ({ toRemind }) => toRemind > 0,
  handbook: ({ answers }) => answers < ENOUGH_ANSWERS,
  reminder: ({ hasReminder }) => !hasReminder,
  secondAdmin: ({ admins }) => admins < 2,
  domain: ({ domains }) => domains === 0,
  twoFactor: ({ require2FA }) => !require2FA,
  reports: () => true,
} satisfies Record<string, (situation: Situation) => boolean>

export type Step = keyof typeof RULES

const STEPS = Object.keys(RULES) as Step[]

/** The useful actions in their order; the first is the page's suggestion. There is always one. */
export const nextSteps = (situation: Situation): Step[] =>
  STEPS.filter((step) => RULES[step](situation))
