import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { answerOf } from '#features/onboarding/answers/answers.rules.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { NameField, useNameForm } from '#features/onboarding/name.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { nextOfStart } from '#features/onboarding/use-onboarding.ts'
import { useChoices } from '#features/onboarding/use-titles.ts'
import { useReaders } from '#shell/seen-by.ts'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'

// A longer name doesn't fit into the headline.
const longestName = 24

/**
 * /user/user-welcome: asks for the name if it is unknown, else at once for the role; then leads to
 * the first question without an answer.
 */
export function WelcomeStep() {
  const { answers } = useHere().onboarding
  const isOpen = (page: 'first-name' | 'user-role') => answerOf(answers, page).length === 0
  // Frozen, so that an answer leads on and doesn't change this page.
  const [asked] = useState(() => (isOpen('first-name') ? 'name' : isOpen('user-role') && 'role'))
  if (asked === 'name') return <NameWelcome />
  return asked === 'role' ? <RoleWelcome /> : <WelcomeBack />
}

function NameWelcome() {
  const { t } = useLingui()
  const next = useNextOfStart()
  const nameForm = useNameForm(() => next.open())
  return (
    <Frame tone="sun" picture={<PictureMeet />} onNext={nameForm.submit} nextLabel={t`Start`}>
      <Card>
        <NameField {...nameForm} hint={<Trans>So we know what to call you</Trans>} />
      </Card>
      <Privacy />
    </Frame>
  )
}

function RoleWelcome() {
  const { t } = useLingui()
  const { onboarding, addressOf } = useHere()
  const navigate = useNavigate()
  const next = useNextOfStart()
  const choices = useChoices()('user-role')
  const question = onboarding.words.flow.find((one) => one.page === 'user-role')?.title ?? ''
  return (
    <Welcome
      picture={
        <div className="hidden lg:block">
          <PictureMeet />
        </div>
      }
      onNext={() => navigate(addressOf('user-job'))}
      nextLabel={t`Continue`}
      isSkip
    >
      <h2 className="text-title text-field">{question}</h2>
      <ChoiceGroup
        label={question}
        choices={choices.map(({ id, title }) => ({ id, title }))}
        selected={answerOf(onboarding.answers, 'user-role')}
        tone="sun"
        onSelect={(id) => {
          onboarding.choose('user-role', id, 1)
          next.open({ 'user-role': [id] })
        }}
      />
      <Privacy />
    </Welcome>
  )
}

/** Some questions have answers, from an earlier visit or from the company's list. */
function WelcomeBack() {
  const { t } = useLingui()
  const next = useNextOfStart()
  return (
    <Welcome picture={<PictureMeet />} onNext={() => next.open()} nextLabel={t`Continue`}>
      <Privacy />
    </Welcome>
  )
}

type WelcomeProps = {
  picture: ReactNode
  onNext: () => void
  nextLabel: string
  isSkip?: boolean
  children: ReactNode
}

/** A page that greets the person by name. */
function Welcome(props: WelcomeProps) {
  const { onboarding, step } = useHere()
  const [name = ''] = answerOf(onboarding.answers, 'first-name')
  const title =
    name.length <= longestName ? (
      <Trans>
        Welcome, <bdi>{name}</bdi>
      </Trans>
    ) : undefined
  return <Frame {...props} tone="sun" name={step.title} title={title} />
}

/** Opens the first question of the first part that has no answer. */
function useNextOfStart() {
  const { onboarding, addressOf } = useHere()
  const navigate = useNavigate()
  const open = (given: Parameters<typeof nextOfStart>[0] = {}) =>
    navigate(addressOf(nextOfStart({ ...onboarding.answers, ...given })))
  return { open }
}

function Privacy() {
  const readers = useReaders('name')
  return (
    <p className="max-w-prose text-note text-field-soft">
      {readers === null ? (
        <Trans>Your answers are private.</Trans>
      ) : (
        <Trans>
          Your name, picture and role are visible to {readers}. Your other answers are private.
        </Trans>
      )}
    </p>
  )
}
