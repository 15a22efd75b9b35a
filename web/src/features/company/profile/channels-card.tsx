import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** The way to the company's channels. */
export function ChannelsCard() {
  return (
    <Card className="flex flex-col items-start">
      <h2 className="text-title">
        <Trans>Channels</Trans>
      </h2>
      <p className="mt-2 text-note text-field-soft">
        <Trans>Send reminders and a weekly digest to Slack, Teams or another program.</Trans>
      </p>
      <AppLink to={paths.companyChannels} className={buttonClass('quiet', 'mt-4')}>
        <Trans>Open channels</Trans>
      </AppLink>
    </Card>
  )
}
