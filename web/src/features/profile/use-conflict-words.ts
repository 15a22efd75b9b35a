import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#api/onboarding-words.ts'
import type { ConflictWords } from '#shell/forms/conflict-dialog.tsx'
import { calendarsQuery } from './profile.queries.ts'
import type { ProfileField, ProfileValues } from './profile.rules.ts'
import { zoneOf } from './time/zones.rules.ts'

type Value = ProfileValues[ProfileField]

/** What the fields of the profile are called, and how a value of them reads; null where it is nothing. */
export function useConflictWords(): ConflictWords<ProfileValues> {
  const { t } = useLingui()
  const { data: words } = useSuspenseQuery(wordsQuery)
  const { data: calendars } = useQuery(calendarsQuery)
  const { role, job, motivation, learn } = words.choices
  const labels: Record<ProfileField, string> = {
    firstName: t`First name`,
    lastName: t`Last name`,
    role: t`Role`,
    job: t`Kind of work`,
    timeCommitDaily: t`Minutes a day`,
    motivations: t`A good working week has`,
    learningStyles: t`You like to take things in by`,
    timeZone: t`Time zone`,
    holidayCalendar: t`Public holidays`,
    optInEmail: t`Mails about more than my account`,
    optContactByColleague: t`Colleagues may find me as a partner`,
    shareWeeklyScore: t`My company’s admins may see my weekly score`,
    language: t`Language`,
  }
  const titles: Partial<Record<ProfileField, readonly { id: string; title: string }[]>> = {
    role,
    job,
    motivations: motivation,
    learningStyles: learn,
    holidayCalendar: calendars?.map(({ id, name }) => ({ id, title: name })) ?? [],
  }
  const read = (field: ProfileField, id: string) =>
    titles[field]?.find((one) => one.id === id)?.title ?? id
  return {
    title: t`Your profile was changed elsewhere`,
    label: (field: ProfileField) => labels[field],
    show: (field: ProfileField, value: Value): string | null => {
      if (typeof value === 'boolean') return value ? t`Yes` : t`No`
      if (typeof value === 'string') {
        return (field === 'timeZone' ? zoneOf(value).city : read(field, value)) || null
      }
      return value.map((id) => read(field, id)).join(', ') || null
    },
  }
}
