const SMALL_TALK = ['hello', 'goodbye', 'thanks', 'how-are-you', 'who-are-you'] as const
/** Wishes about Mira's last answer. */
const WISHES = ['card', 'save', 'shorter', 'words', 'others', 'quick'] as const
const GOALS = ['open', 'week', 'overdue', 'one', 'achieved', 'next'] as const
export type GoalsWanted = (typeof GOALS)[number]

/**
 * What a message may want of Mira besides advice. `reply` names no subject of its own, `talk` accepts
 * a help line.
 */
export const PURPOSES = [
  ...SMALL_TALK,
  ...WISHES,
  ...GOALS.map((wanted) => `goals-${wanted}` as const),
  ...(['help', 'reply', 'talk', 'heavy', 'rehearsal', 'colleague'] as const),
  ...(['rule', 'product', 'memory', 'out-of-scope'] as const),
] as const
export type Purpose = (typeof PURPOSES)[number]

const isOneOf =
  <One extends string>(list: readonly One[]) =>
  (purpose: string | undefined): purpose is One =>
    list.some((one) => one === purpose)

export const isSmallTalk = isOneOf(SMALL_TALK)
export const isWish = isOneOf(WISHES)

/** The goals that a purpose asks for; undefined for other purposes. */
export const goalsWanted = (purpose: Purpose | undefined): GoalsWanted | undefined =>
  GOALS.find((wanted) => purpose === `goals-${wanted}`)
