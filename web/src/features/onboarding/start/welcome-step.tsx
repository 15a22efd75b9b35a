import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Frame } from '#features/onboarding/frame.tsx'
import { NameField, useNameForm } from '#features/onboarding/name.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { startQuestions } from '#features/onboarding/onboarding-pages.ts'
import { nextOfStart } from '#features/onboarding/use-onboarding.ts'
import { useReaders } from '#shell/seen-by.ts'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Card } from '#ui/card.tsx'

// A longer name doesn't fit into the headline.
const longestName = 24

/** /user/user-welcome: asks for the name, then leads to the first question without an answer. */
export function WelcomeStep() {
  const { t } = useLingui()
  const { onboarding, step, addressOf } = useHere()
  const navigate = useNavigate()
  const readers = useReaders('name')
  const { answers } = onboarding
  const name = answers['first-name']?.[0]
  const hasBegun = startQuestions.some(
    (page) => page !== 'first-name' && (answers[page] ?? []).length > 0,
  )
  const nameForm = useNameForm(() => {
    const next = nextOfStart(answers)
    navigate(addressOf(next === 'first-name' ? 'user-role' : next))
  })
  return (
    <Frame
      tone="sun"
      name={step.title}
      title={
        name && name.length <= longestName ? (
          <Trans>
            Welcome, <bdi>{name}</bdi>
          </Trans>
        ) : (
          step.title
        )
      }
      picture={<PictureMeet />}
      onNext={nameForm.submit}
      nextLabel={hasBegun ? t`Continue` : t`Start`}
    >
      <Card>
        <NameField {...nameForm} hint={<Trans>So we know what to call you</Trans>} />
      </Card>
      <p className="max-w-prose text-note text-field-soft">
        {readers === null ? (
          <Trans>Your answers are private.</Trans>
        ) : (
          <Trans>
            Your answers are private, except your name, picture and role. Those are also shown to{' '}
            {readers}.
          </Trans>
        )}
      </p>
    </Frame>
  )
}
