type Invited = { expires?: string | null; isValid?: boolean | null }

/**
 * Whether an invitation is dead: its time is over, or who made it may no longer give what it gives.
 * Of a member it is not.
 */
export const isDead = ({ expires, isValid }: Invited, now = Date.now()): boolean =>
  isValid === false || (expires ? Date.parse(expires) < now : false)
