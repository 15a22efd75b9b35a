type Shown = { targetDate: string; roles: readonly string[] }

/**
 * A reminder shows from the first day of the month of its targetDate, to the roles it names, or to
 * all if it names none. `today` is a day such as 2026-11-21.
 */
export function isShown(reminder: Shown, workRole: string | null, today: string): boolean {
  if (reminder.targetDate.slice(0, 7) > today.slice(0, 7)) return false
  return reminder.roles.length === 0 || (workRole !== null && reminder.roles.includes(workRole))
}
