import { Trans, useLingui } from '@lingui/react/macro'
import { leastTraits, pickedCount } from '#features/onboarding/answers/answers.rules.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Card } from '#ui/card.tsx'

/** The two pages that only say what comes: /user/user-landing-personalization and -traits. */
export function LandingStep() {
  const { t } = useLingui()
  const { step, onboarding } = useHere()
  const way = useWay()
  const isTraits = step.page === 'user-landing-traits'
  const missing = leastTraits - pickedCount(onboarding.answers)
  return (
    <Frame
      tone={isTraits ? 'lilac' : 'mint'}
      picture={isTraits ? <PictureMirror /> : <PictureSteps />}
      onNext={way.next}
      nextLabel={t`Go on`}
    >
      <Card tone={isTraits ? 'lilac' : 'mint'}>
        <p className="text-lead">
          {isTraits ? (
            <Trans>
              The five profiles are a mirror, not a test. They come from what you pick and from
              nothing else, and nobody but you sees them.
            </Trans>
          ) : missing > 0 ? (
            <Trans>Your answers are kept. You can stop here and come back on any device.</Trans>
          ) : (
            <Trans>Your answers are kept, and your traits are picked already.</Trans>
          )}
        </p>
      </Card>
    </Frame>
  )
}
