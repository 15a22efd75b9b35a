type InvitationDates = { expires?: string | null; isValid?: boolean | null }

/** Whether an invitation expired, or its author lost the right to invite. */
export const isDead = ({ expires, isValid }: InvitationDates, now = Date.now()): boolean =>
  isValid === false || (expires ? Date.parse(expires) < now : false)
