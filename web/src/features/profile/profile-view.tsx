import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { refreshDays } from '#api/me.ts'
import { wordsQuery } from '#features/onboarding/onboarding-words.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import type { ConflictWords } from '#shell/forms/conflict-dialog.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WorkSection } from './person/work-section.tsx'
import { YouSection } from './person/you-section.tsx'
import { calendarsQuery, newestProfile, type Profile, saveProfile } from './profile.queries.ts'
import {
  baseOf,
  changesToSend,
  losesName,
  movesDays,
  type ProfileField,
  type ProfileValues,
} from './profile.rules.ts'
import { Section } from './section.tsx'
import { LanguageSection, MotivationSection, PermissionsSection } from './sections.tsx'
import { AdviceSection } from './settings/advice-section.tsx'
import { TimeSection } from './time/time-section.tsx'
import { zoneOf } from './time/zones.rules.ts'

const below = lazyPart(async () => (await import('./below.tsx')).Below)

export function ProfileView({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile)
  const conflict = useConflictWords()
  return (
    <>
      <header className="mb-8 flex flex-col gap-3">
        <PageTitle>
          <Trans>Your profile</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>Your details. Change anything, any time.</Trans>
        </p>
      </header>
      <RecordForm
        form={form}
        floats
        unsaved={<Trans>Your changes aren't saved yet.</Trans>}
        conflict={conflict}
      >
        <Sections profile={profile} />
      </RecordForm>
      <Lazy part={below} placeholder={<Skeleton className="late mt-12 h-213" />} />
    </>
  )
}

const column = 'flex min-w-0 flex-col gap-4 lg:gap-6'

function Sections({ profile }: { profile: Profile }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className={column}>
        <YouSection />
        <WorkSection />
        <MotivationSection />
      </div>
      <div className={column}>
        <TraitsSection profile={profile} />
        <TimeSection />
        <AdviceSection />
        <PermissionsSection />
        <LanguageSection />
      </div>
    </div>
  )
}

function useProfileForm(profile: Profile): RecordFormState<ProfileValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  return useRecordForm<Profile, ProfileValues>({
    name: 'profile',
    record: profile,
    baseOf,
    check: (values, before) => (losesName(before, values) ? { firstName: t`Enter a name.` } : {}),
    update: async (version, before, now) => {
      const obj = { _id: profile._id, version, ...changesToSend(before, now) }
      const saved = await saveProfile(queries, obj)
      if (movesDays(before, now)) void refreshDays(queries)
      return baseOf(saved)
    },
    newest: async () => baseOf(await newestProfile(queries)),
  })
}

function TraitsSection({ profile }: { profile: Profile }) {
  const { data } = useSuspenseQuery(wordsQuery)
  const cluster = data.clusters.find(({ number }) => number === profile.profileCluster)
  const ids = new Set(profile.selectedTraitIds ?? [])
  const traits = data.traits.filter(({ id }) => ids.has(id))
  return (
    <Section
      tone="lilac"
      title={cluster ? cluster.name : <Trans>Your traits</Trans>}
      lead={<Trans>It comes from the traits you pick. Only you can see this.</Trans>}
    >
      {traits.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {traits.map(({ id, title }) => (
            <li key={id}>
              <Chip>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {traits.length > 0 || cluster ? (
          <>
            <AppLink
              to={paths.onboarding('user-landing-done', false, true)}
              className={buttonClass()}
            >
              <Trans>See my profile</Trans>
            </AppLink>
            <AppLink
              to={paths.onboarding('user-traits-1', false, true)}
              className={buttonClass('quiet')}
            >
              <Trans>Change traits</Trans>
            </AppLink>
          </>
        ) : (
          <AppLink to={paths.onboarding('user-traits-1', false, true)} className={buttonClass()}>
            <Trans>Pick your traits</Trans>
          </AppLink>
        )}
      </div>
    </Section>
  )
}

type Value = ProfileValues[ProfileField]

/** Field names, and values as text; null if empty. */
function useConflictWords(): ConflictWords<ProfileValues> {
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
    learningStyles: t`You like to learn by`,
    timeZone: t`Time zone`,
    holidayCalendar: t`Public holidays`,
    optContactByColleague: t`Colleagues can find me as a partner`,
    shareWeeklyScore: t`My company’s admins can see my weekly score`,
    language: t`Language`,
    tailored: t`Use my answers to choose advice`,
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
