import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { ComingPage } from './coming-page.tsx'

/** /impact-partners: My Impact Partners. Built later; until then the page says so. */
export function PartnersPage() {
  const { t } = useLingui()
  return (
    <ComingPage
      title={t`My Impact Partners`}
      tone="mint"
      picture={<PictureMeet />}
      lead={
        <Trans>
          An impact partner supports you with a goal, and you support them. You can’t invite
          partners here yet.
        </Trans>
      }
      plans={[
        t`Invite someone to be your partner for a goal.`,
        t`Choose what they see. Without your yes, they see nothing.`,
        t`Check in together, and end it at any time.`,
      ]}
      instead={[
        {
          to: paths.goals,
          title: t`Name a partner in a goal`,
          text: t`Write down who you’ll talk to. Only you can see it.`,
        },
        {
          to: paths.startFlow('colleague'),
          title: t`Help a colleague`,
          text: t`Find one thing you can do for them this week.`,
        },
      ]}
    />
  )
}
