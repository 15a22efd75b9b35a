import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#api/onboarding-words.ts'
import { toggle } from '#features/profile/profile.rules.ts'
import { Section } from '#features/profile/section.tsx'
import { useProfileField } from '#features/profile/use-profile-editing.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { PillChoice } from '#ui/pill-choice.tsx'

/** Motivations and learning styles. */
export function MovesSection() {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>What moves you</Trans>}
      lead={<Trans>Only you see it.</Trans>}
      help={<PageHelp page="profile" labels={['formats']} name={t`About formats`} />}
    >
      <Several field="motivations" page="user-motivation" label={t`A good working week has`} />
      <Several
        field="learningStyles"
        page="user-learning"
        label={t`You like to take things in by`}
      />
    </Section>
  )
}

type Props = {
  field: 'motivations' | 'learningStyles'
  /** The page of the onboarding that asks for it, which says how many there may be. */
  page: string
  label: string
}

function Several({ field, page, label }: Props) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(wordsQuery)
  const { value, onWrite, error } = useProfileField(field)
  const choices = field === 'motivations' ? data.choices.motivation : data.choices.learn
  const most = data.flow.find((step) => step.page === page)?.maxSelection ?? choices.length
  const count = value.length
  return (
    <PillChoice
      label={label}
      note={most < choices.length ? t`${count} of ${most} picked` : undefined}
      error={error}
      choices={choices}
      selected={value}
      onToggle={(id) => onWrite(toggle(value, id, most))}
    />
  )
}
