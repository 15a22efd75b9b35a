/** The data of the landing page of app admins. */
export type Situation = {
  setupLeft: number
  failedMessages: number
  isCopyFailing: boolean
  paymentProblems: number
  companies: number
}

/** The useful actions, the most useful first, each with its condition. */
const RULES = {
  setup: ({ setupLeft }) => setupLeft > 0,
  messages: ({ failedMessages }) => failedMessages > 0,
  copies: ({ isCopyFailing }) => isCopyFailing,
  payments: ({ paymentProblems }) => paymentProblems > 0,
  company: ({ companies }) => companies === 0,
  reports: () => true,
} satisfies Record<string, (situation: Situation) => boolean>

export type Step = keyof typeof RULES

const STEPS = Object.keys(RULES) as Step[]

/** The useful actions in their order; the first is the page's suggestion. There is always one. */
export const nextSteps = (situation: Situation): Step[] =>
  STEPS.filter((step) => RULES[step](situation))
