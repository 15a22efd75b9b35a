import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { ComingPage } from './coming-page.tsx'

/** /chat: Meet Mira. The assistant is built later; until then the page says so. */
export function MiraPage() {
  const { t } = useLingui()
  return (
    <ComingPage
      title={t`Meet Mira`}
      tone="lilac"
      picture={<PictureLift />}
      lead={
        <Trans>
          Mira will be your assistant for moments at work: a hard talk, a busy week, a new team.
          Mira isn’t ready yet.
        </Trans>
      }
      plans={[
        t`Tell Mira what’s on your mind, in your own words.`,
        t`Get advice from this app that fits, with a link to each piece.`,
        t`Your chats will be private. Your employer will never read them.`,
      ]}
      instead={[
        {
          to: paths.rehearsals,
          title: t`Rehearse a hard conversation`,
          text: t`Try out what to say, before you say it.`,
        },
        {
          to: paths.library,
          title: t`Search the advice`,
          text: t`Type a few words, as you’d say them.`,
        },
        {
          to: paths.obstacles,
          title: t`See what helps`,
          text: t`Look up what gets in the way and what helps.`,
        },
        { to: paths.feed, title: t`Read today’s tips`, text: t`Three short tips, new every day.` },
        {
          to: paths.home,
          title: t`Start with a few questions`,
          text: t`They lead you to one action for this week.`,
        },
      ]}
    />
  )
}
