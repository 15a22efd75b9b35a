import { badInput } from '#lib/errors.ts'
import { dayIn } from '#lib/weeks.ts'

/** Whether the month of a target date is in the future; both are days such as 2026-11-21. */
export const isAhead = (targetDate: string, today: string): boolean =>
  targetDate.slice(0, 7) > today.slice(0, 7)

/** The day of a message about a reminder that has no day of its own: once people can see it. */
export function sendDayOf({ targetDate, sendDate, createdDate }: Sendable, zone: string): string {
  if (sendDate !== null) return sendDate
  const [first, made] = [`${targetDate.slice(0, 7)}-01`, dayIn(createdDate, zone)]
  return first > made ? first : made
}

type Sendable = { targetDate: string; sendDate: string | null; createdDate: number }

/** Throws unless the message goes out at a valid time, and not before people see the reminder. */
export function checkSending({
  targetDate,
  sendDate,
  sendTime,
}: Omit<Sendable, 'createdDate'> & { sendTime: string | null }): void {
  if (sendTime !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(sendTime)) {
    throw badInput('Write the time like 09:30.', 'sendTime')
  }
  if (sendDate !== null && sendDate.slice(0, 7) !== targetDate.slice(0, 7)) {
    throw badInput('Choose a day in the month of the reminder.', 'sendDate')
  }
}

/** Whether a reminder is for this role. A reminder that names no role is for all. */
export const isFor = (roles: readonly string[], workRole: string | null): boolean =>
  roles.length === 0 || (workRole !== null && roles.includes(workRole))
