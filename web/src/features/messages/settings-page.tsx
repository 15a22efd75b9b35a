import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BellOff, BellRing } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { ChannelSection } from './channel-section.tsx'
import { messageSettingsQuery, muteAll, useSettingsChange } from './messages.queries.ts'
import { Part } from './part.tsx'
import { PushSection } from './push-section.tsx'
import { TimesSection } from './times-section.tsx'

/** /messages/settings: what reaches the person outside the app, and when. It saves at once. */
export function SettingsPage() {
  const { data: settings } = useSuspenseQuery(messageSettingsQuery)
  return (
    <div className="flex max-w-180 flex-col gap-4 text-field lg:gap-6">
      <header className="mb-2 flex flex-col gap-3">
        <PageTitle>
          <Trans>What we send you</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>
            Every message is in the app, behind the bell. You choose what else comes, and when.
          </Trans>
        </p>
        <p>
          <AppLink
            to={paths.sentMessages}
            className={linkClass('inline-flex min-h-11 items-center')}
          >
            <Trans>See what we sent you</Trans>
          </AppLink>
        </p>
      </header>
      <ChannelSection settings={settings} />
      <PushSection settings={settings} />
      <TimesSection settings={settings} />
      <MuteSection mutedUntil={settings.mutedUntil} />
    </div>
  )
}

function MuteSection({ mutedUntil }: { mutedUntil: string | null }) {
  const today = localDay(new Date(), useMe().timeZone)
  const change = useSettingsChange()
  const isMuted = mutedUntil !== null && mutedUntil > today
  const day = isMuted && formatDay(mutedUntil, today)
  const Icon = isMuted ? BellRing : BellOff
  return (
    <Part
      title={<Trans>A break from messages</Trans>}
      lead={<Trans>Emails about your account still come.</Trans>}
    >
      <p role="status" className="font-semibold empty:hidden">
        {isMuted && <Trans>Paused until {day}.</Trans>}
      </p>
      <InlineError error={change.error} />
      <Button
        variant={isMuted ? 'strong' : 'quiet'}
        className="self-start"
        icon={<Icon aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => change.mutate(muteAll(!isMuted, today))}
      >
        {isMuted ? <Trans>Start again</Trans> : <Trans>Pause everything for two weeks</Trans>}
      </Button>
    </Part>
  )
}
