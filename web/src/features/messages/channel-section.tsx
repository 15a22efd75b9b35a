import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { messageKinds } from './messages.labels.ts'
import {
  type Channel,
  changeTimes,
  chooseChannel,
  type MessageSettings,
  retryMail,
  useSettingsChange,
} from './messages.queries.ts'
import { Part } from './part.tsx'
import { weekdayName } from './plan/weekday-words.ts'
import { TimeSetting } from './time-setting.tsx'

type Props = { settings: MessageSettings }

/** The kinds of messages that come by email. */
export function ChannelSection({ settings }: Props) {
  return (
    <Part title={<Trans>By email</Trans>} lead={<Trans>All are off until you turn them on.</Trans>}>
      {settings.isMailFailing ? <MailFails /> : <KindRows channel="mail" settings={settings} />}
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            <Trans>About your account</Trans>
          </p>
          <p className="mt-0.5 text-note text-field-soft">
            <Trans>
              Sign-ins, security, your data and payments. These emails protect you, so they always
              come.
            </Trans>
          </p>
        </div>
        <Mail aria-hidden="true" className="mt-1 size-6 shrink-0" />
      </div>
    </Part>
  )
}

/** The kinds of messages, each with a switch for one channel. */
export function KindRows({ channel, settings }: Props & { channel: Channel }) {
  const { isPublicUser } = useMe()
  const kinds = Object.keys(messageKinds).filter((kind) => kind !== 'reminder' || !isPublicUser)
  return (
    <ul className="flex flex-col gap-1">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindRow kind={kind} channel={channel} settings={settings} />
        </li>
      ))}
    </ul>
  )
}

function KindRow({ kind, channel, settings }: Props & { kind: string; channel: Channel }) {
  const { i18n } = useLingui()
  const change = useSettingsChange()
  const isOn = settings.choices.some((one) => one.kind === kind && one[channel])
  const words = messageKinds[kind]
  if (words === undefined) return null
  return (
    <>
      <SwitchRow
        label={i18n._(words.label)}
        hint={i18n._(words.hint)}
        checked={isOn}
        onChange={(on) => change.mutate(chooseChannel(settings, [kind], { [channel]: on }))}
      />
      <InlineError error={change.error} />
      {kind === 'digest' && channel === 'mail' && isOn && <DigestTimes settings={settings} />}
    </>
  )
}

function DigestTimes({ settings }: Props) {
  const { t } = useLingui()
  const change = useSettingsChange()
  const days = [1, 2, 3, 4, 5, 6, 7]
  return (
    <div className="mt-1 mb-3 flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Day of your week’s email`}
          options={days.map((day) => ({ value: `${day}`, label: weekdayName(day) }))}
          value={`${settings.digestDay}`}
          onChange={({ target }) => change.mutate(changeTimes({ digestDay: Number(target.value) }))}
        />
        <TimeSetting
          label={t`Its time`}
          value={settings.digestTime}
          onSave={(digestTime) => change.mutate(changeTimes({ digestTime }))}
        />
      </div>
      <InlineError error={change.error} />
    </div>
  )
}

/** The stored address has no mailbox, so nothing is sent to it. */
function MailFails() {
  const { email } = useMe()
  const change = useSettingsChange()
  return (
    <div className="on-tone flex flex-col gap-4 rounded-tile bg-coral p-5">
      <div>
        <h3 className="font-bold">
          <Trans>Our emails don’t reach you</Trans>
        </h3>
        <p className="mt-1 wrap-anywhere">
          <Trans>We can’t reach {email}. Until that changes, your messages wait in the app.</Trans>
        </p>
      </div>
      <InlineError error={change.error} />
      <div className="flex flex-wrap gap-3">
        <Button pending={change.isPending} onClick={() => change.mutate(retryMail)}>
          <Trans>Try again</Trans>
        </Button>
        <AppLink to={paths.security} className={buttonClass('quiet')}>
          <Trans>Change your email</Trans>
        </AppLink>
      </div>
    </div>
  )
}
