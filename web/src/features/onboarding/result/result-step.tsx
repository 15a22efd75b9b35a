import { Trans, useLingui } from '@lingui/react/macro'
import { answerOf, leastTraits, pickedCount } from '#features/onboarding/answers/answers.rules.ts'
import { traitPages } from '#features/onboarding/answers/pages.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useLooking } from '#features/onboarding/use-looking.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AnswersList } from './answers-list.tsx'
import { OtherProfile } from './other-profile.tsx'
import { profileTone } from './profile-tone.ts'
import { ProfileView } from './profile-view.tsx'
import { Why } from './why.tsx'

/** /user/user-landing-done: the profile that mirrors the person, why, and every answer to change. */
export function ResultStep() {
  const { t } = useLingui()
  const { onboarding, isFromProfile } = useHere()
  const way = useWay()
  const number = onboarding.profile.profileCluster
  const cluster = onboarding.words.clusters.find((one) => one.number === number)
  const missing = leastTraits - pickedCount(onboarding.answers)
  const shared = { onNext: way.leave, nextLabel: isFromProfile ? t`Done` : t`Finish` }
  const titleOf = (less: number) => {
    if (less <= 0) return t`No profile is shown`
    return less === leastTraits ? t`The mirror is still empty` : t`The mirror needs more traits`
  }
  if (cluster) {
    return (
      <Frame
        isOver
        tone={profileTone(cluster.number)}
        lead={<Trans>A mirror, not a test: keep what fits and leave the rest.</Trans>}
        {...shared}
      >
        <ProfileView cluster={cluster} />
        <Why cluster={cluster} />
        <OtherProfile cluster={cluster} />
        <AnswersList />
      </Frame>
    )
  }
  return (
    <Frame
      tone="lilac"
      title={titleOf(missing)}
      name={t`Your profile`}
      picture={<PictureMirror />}
      lead={missing > 0 ? <Missing count={missing} /> : <Cleared />}
      {...shared}
    >
      {missing > 0 ? <PickMore /> : <LookAgain />}
      <AnswersList />
    </Frame>
  )
}

function Missing({ count }: { count: number }) {
  return (
    <Trans>
      A profile comes from {leastTraits} traits, two from each of the six pages. You have{' '}
      {leastTraits - count} so far.
    </Trans>
  )
}

const Cleared = () => <Trans>Your traits are picked. The profile is yours to show or hide.</Trans>

/** The way to the first screen that asks for more. */
function PickMore() {
  const { onboarding, addressOf } = useHere()
  const page = traitPages.find((one) => answerOf(onboarding.answers, one).length < 2)
  return (
    <Card tone="lilac" className="flex flex-col items-start gap-4">
      <p>
        <Trans>
          There is no hurry. What you picked is kept, and everything else works without a profile.
        </Trans>
      </p>
      <AppLink to={addressOf(page ?? traitPages[0])} className={buttonClass()}>
        <Trans>Pick more traits</Trans>
      </AppLink>
    </Card>
  )
}

function LookAgain() {
  const looking = useLooking()
  return (
    <Card tone="lilac" className="flex flex-col items-start gap-4">
      <p>
        <Trans>See which of the five profiles your traits lead to.</Trans>
      </p>
      <InlineError error={looking.error} />
      <Button pending={looking.isPending} onClick={looking.look}>
        <Trans>Look in the mirror</Trans>
      </Button>
    </Card>
  )
}
