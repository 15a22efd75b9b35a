/** The names of the server's reasons, strongest first (product 4, advice that fits). */
export const reasonNames = [
  'saved',
  'job',
  'profile',
  'role',
  'ranking',
  'sameAction',
  'more',
  'start',
  'motivation',
  'savedTheme',
  'goal',
  'liked',
  'minutes',
  'customers',
  'format',
  'variety',
] as const

export type ReasonName = (typeof reasonNames)[number]
