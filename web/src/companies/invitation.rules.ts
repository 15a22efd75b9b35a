type Invited = { expires?: string | null; holds?: boolean | null }

/** Whether an invitation expired, or its author lost the right to give it. */
export const isDead = ({ expires, holds }: Invited, now = Date.now()): boolean =>
  holds === false || (expires ? Date.parse(expires) < now : false)
