import { type Base, changedFields } from '#lib/form-versions.ts'

/** The fields that the profile page sets, in the server's format (product 3, user). */
export type ProfileFields = {
  firstName: string | null
  lastName: string | null
  role: string | null
  job: string | null
  timeCommitDaily: number | null
  motivations: readonly string[] | null
  learningStyles: readonly string[] | null
  timeZone: string | null
  holidayCalendar: string | null
  optContactByColleague: boolean | null
  shareWeeklyScore: boolean | null
  language: string | null
  tailored: boolean | null
}

export type ProfileField = keyof ProfileFields

export type ProfileValues = {
  [F in ProfileField]: boolean extends ProfileFields[F]
    ? boolean
    : ProfileFields[F] extends readonly string[] | null
      ? readonly string[]
      : string
}

export function baseOf(me: ProfileFields & { version: number }): Base<ProfileValues> {
  return {
    version: me.version,
    values: {
      firstName: me.firstName ?? '',
      lastName: me.lastName ?? '',
      role: me.role ?? '',
      job: me.job ?? '',
      timeCommitDaily: me.timeCommitDaily === null ? '' : `${me.timeCommitDaily}`,
      motivations: me.motivations ?? [],
      learningStyles: me.learningStyles ?? [],
      timeZone: me.timeZone ?? '',
      holidayCalendar: me.holidayCalendar ?? '',
      optContactByColleague: me.optContactByColleague ?? false,
      shareWeeklyScore: me.shareWeeklyScore ?? false,
      language: me.language ?? '',
      tailored: me.tailored ?? true,
    },
  }
}

type Changes = {
  [F in ProfileField]?: ProfileFields[F] extends readonly string[] | null
    ? string[]
    : ProfileFields[F]
}

export function changesToSend(before: ProfileValues, now: ProfileValues): Changes {
  const entries = changedFields(before, now).map((field) => {
    const value = now[field]
    if (value === '') return [field, null]
    return [field, field === 'timeCommitDaily' ? Number(value) : value]
  })
  return Object.fromEntries(entries)
}

/** A first name can be replaced but not removed; a last name is optional. */
export const losesName = (before: ProfileValues, now: ProfileValues): boolean =>
  before.firstName !== '' && now.firstName.trim() === ''

/** Whether a save changes the person's days or days off. */
export function movesDays(before: ProfileValues, now: ProfileValues): boolean {
  return before.timeZone !== now.timeZone || before.holidayCalendar !== now.holidayCalendar
}

export function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
