import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#api/onboarding-words.ts'
import { Section } from '#features/profile/section.tsx'
import { FormChoices } from '#shell/forms/choice-fields.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { PageHelp } from '#shell/page-help.tsx'

/** Motivations and learning styles. */
export function MotivationSection() {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>What moves you</Trans>}
      lead={<Trans>Only you see it.</Trans>}
      help={<PageHelp page="profile" labels={['formats']} name={t`About formats`} />}
    >
      <Several name="motivations" page="user-motivation" label={t`A good working week has`} />
      <Several
        name="learningStyles"
        page="user-learning"
        label={t`You like to take things in by`}
      />
    </Section>
  )
}

type Props = {
  name: 'motivations' | 'learningStyles'
  /** The page of the onboarding that asks for it, which says how many there may be. */
  page: string
  label: string
}

function Several({ name, page, label }: Props) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(wordsQuery)
  const { value } = useField<readonly string[]>(name)
  const choices = name === 'motivations' ? data.choices.motivation : data.choices.learn
  const most = data.flow.find((step) => step.page === page)?.maxSelection ?? choices.length
  const count = value.length
  return (
    <FormChoices
      name={name}
      label={label}
      note={most < choices.length ? t`${count} of ${most} picked` : undefined}
      choices={choices}
      most={most}
    />
  )
}
