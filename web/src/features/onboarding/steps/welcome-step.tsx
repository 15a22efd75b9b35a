import { Trans, useLingui } from '@lingui/react/macro'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { resumeAt } from '#features/onboarding/use-onboarding.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { useReaders } from '#shell/seen-by.ts'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

// A headline is no place for more.
const longestName = 24

/** /user/user-welcome: an overview for new people; others continue. */
export function WelcomeStep() {
  const { t } = useLingui()
  const { onboarding, step } = useHere()
  const readers = useReaders('name')
  const way = useWay()
  const name = onboarding.answers['first-name']?.[0]
  const resume = resumeAt(onboarding.answers)
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
      onNext={way.next}
      nextLabel={resume ? t`From the start` : t`Begin`}
    >
      {resume && (
        <Card tone="mint" className="flex flex-col items-start gap-4">
          <p className="text-lead font-bold">
            <Trans>What you answered so far is here.</Trans>
          </p>
          <AppLink to={paths.onboarding(resume)} className={buttonClass()}>
            {resume === 'user-landing-done' ? (
              <Trans>See your profile and answers</Trans>
            ) : (
              <Trans>Pick up where you left off</Trans>
            )}
          </AppLink>
        </Card>
      )}
      <Card>
        <ol className="flex flex-col gap-5">
          <Part number={1} title={t`What you are called`}>
            <Trans>So that this place knows whom it speaks to, with a picture if you like.</Trans>
          </Part>
          <Part number={2} title={t`How you work`}>
            <Trans>
              Role, kind of work, what drives you, how you like to learn, how much time.
            </Trans>
          </Part>
          <Part number={3} title={t`What you are like`}>
            <Trans>Six pages of traits. A mirror, not a test: there is nothing to get right.</Trans>
          </Part>
        </ol>
      </Card>
      <p className="max-w-prose text-field-soft">
        <Trans>
          Only you see what you answer here, but for your name, your picture and your role: those
          are seen by {readers}.
        </Trans>
      </p>
    </Frame>
  )
}

type PartProps = { number: number; title: string; children: React.ReactNode }

function Part({ number, title, children }: PartProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="on-tone grid size-11 shrink-0 place-items-center rounded-pill bg-sun font-display text-lead"
      >
        {number}
      </span>
      <span>
        <strong className="block">{title}</strong>
        <span className="text-field-soft">{children}</span>
      </span>
    </li>
  )
}
