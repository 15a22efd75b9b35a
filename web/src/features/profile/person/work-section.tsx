import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#api/onboarding-words.ts'
import { Section } from '#features/profile/section.tsx'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { useSeenBy } from '#shell/seen-by.ts'
import { PickField } from '#ui/pick-field.tsx'
import { RadioRows } from './radio-rows.tsx'
import { findRows } from './rows.rules.ts'

/** Role, kind of work, time a day. */
export function WorkSection() {
  return (
    <Section title={<Trans>Your work</Trans>}>
      <RoleField />
      <JobField />
      <TimeField />
    </Section>
  )
}

function RoleField() {
  const { t } = useLingui()
  const seenBy = useSeenBy('workRole')
  const { data } = useSuspenseQuery(wordsQuery)
  const { value, write, error } = useField<string>('role')
  return (
    <RadioRows
      label={t`Role`}
      hint={t`Reminders can be meant for one role or for all. ${seenBy}`}
      error={error}
      options={data.choices.role}
      value={value}
      onChange={write}
    />
  )
}

function JobField() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(wordsQuery)
  const { value, write, error } = useField<string>('job')
  const none = t`Not answered`
  return (
    <PickField
      label={t`Kind of work`}
      hint={t`Only you see it.`}
      search={t`Find your kind of work`}
      shown={data.choices.job.find(({ id }) => id === value)?.title ?? null}
      none={none}
      empty={t`Nothing by that name. Try another word.`}
      more={(count) => t`And ${count} more. Type to find yours.`}
      find={(typed) => findRows(typed, data.choices.job, none)}
      value={value}
      error={error}
      onPick={write}
    />
  )
}

function TimeField() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(wordsQuery)
  const options = data.choices.time.map(({ id, minutes }) => ({ value: id, label: `${minutes}` }))
  return <FormChoice name="timeCommitDaily" label={t`Minutes a day`} options={options} />
}
