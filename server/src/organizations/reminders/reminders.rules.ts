/** Whether the month of a target date is in the future; both are days such as 2026-11-21. */
export const isAhead = (targetDate: string, today: string): boolean =>
  targetDate.slice(0, 7) > today.slice(0, 7)

/** Whether a reminder is for this role. A reminder that names no role is for all. */
export const isFor = (roles: readonly string[], workRole: string | null): boolean =>
  roles.length === 0 || (workRole !== null && roles.includes(workRole))
