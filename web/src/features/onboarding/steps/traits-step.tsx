import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { leastTraits, pickedCount } from '#features/onboarding/answers/answers.rules.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { nextTraitPage } from '#features/onboarding/use-onboarding.ts'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { Card } from '#ui/card.tsx'

/** /user/user-landing-traits: the purpose of the traits. */
export function TraitsLandingStep() {
  const { t } = useLingui()
  const { onboarding, addressOf } = useHere()
  const navigate = useNavigate()
  const missing = leastTraits - pickedCount(onboarding.answers)
  return (
    <Frame
      tone="lilac"
      picture={<PictureMirror />}
      onNext={() => navigate(addressOf(nextTraitPage(onboarding.answers)))}
      nextLabel={t`Continue`}
    >
      <Card tone="lilac">
        <p className="text-lead">
          {missing > 0 ? (
            <Trans>
              Your picks lead to one of five profiles. Only you can see it. You can stop at any page
              and continue on any device.
            </Trans>
          ) : (
            <Trans>You've picked your traits. Continue to see them again.</Trans>
          )}
        </p>
      </Card>
    </Frame>
  )
}
