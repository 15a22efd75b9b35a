/** Whether the month of a target date has not begun yet; both are days such as 2026-11-21. */
export const isAhead = (targetDate: string, today: string): boolean =>
  targetDate.slice(0, 7) > today.slice(0, 7)

/** Whether it is for somebody of this role: for those it names, or for all if it names none. */
export const isFor = (roles: readonly string[], workRole: string | null): boolean =>
  roles.length === 0 || (workRole !== null && roles.includes(workRole))
