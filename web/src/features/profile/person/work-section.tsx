import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { workOptions } from '#features/onboarding/find-work.ts'
import { wordsQuery } from '#features/onboarding/onboarding-words.ts'
import { Section } from '#features/profile/section.tsx'
import { cx } from '#lib/cx.ts'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { useSeenBy } from '#shell/seen-by.ts'
import { PickField } from '#ui/pick-field.tsx'

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
      hint={t`We use this to show you the right advice and reminders. ${seenBy}`}
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
  const works = data.choices.job
  const none = t`Not answered`
  return (
    <PickField
      label={t`Kind of work`}
      hint={t`Only you can see this.`}
      search={t`Find your kind of work`}
      shown={(works.find(({ id }) => id === value)?.title ?? value) || null}
      none={none}
      empty={t`Nothing found. Try another word.`}
      more={(count) => t`${count} more. Type to find yours.`}
      find={(typed) => {
        const found = workOptions(typed, works, value, (words) => t`Use my own words: ${words}`)
        return typed.trim() === '' ? [{ value: '', title: none }, ...found] : found
      }}
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

type Props = {
  label: string
  hint: string
  error?: string | undefined
  options: readonly { id: string; title: string }[]
  value: string
  onChange: (id: string) => void
}

/** One of a few choices whose texts need a line each. */
function RadioRows({ label, hint, error, options, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-hint`} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <p id={`${name}-hint`} className="mt-1 mb-2 text-note text-field-soft">
        {hint}
      </p>
      {options.map(({ id, title }) => (
        <label
          key={id}
          className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-tile px-3 py-2 leading-snug hover:bg-quiet has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={name}
            checked={id === value}
            onChange={() => onChange(id)}
            className="size-5 shrink-0 accent-(--color-strong)"
          />
          <span className={cx(id === value && 'font-semibold')}>{title}</span>
        </label>
      ))}
      {error && <p className="mt-2 text-note font-semibold text-danger">{error}</p>}
    </fieldset>
  )
}
