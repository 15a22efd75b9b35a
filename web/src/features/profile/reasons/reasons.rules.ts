/** The names of the server's reasons, strongest first (product 4, advice that fits). */
export const reasonNames = [
  'role',
  'place',
  'more',
  'customers',
  'minutes',
  'saved',
  'liked',
  'motivation',
  'savedTheme',
  'goal',
  'profile',
  'format',
  'ranking',
  'start',
] as const

export type ReasonName = (typeof reasonNames)[number]
