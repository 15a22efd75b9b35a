import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Setup } from './setup.queries.ts'

type Part = Setup['parts'][number]

/** What a part is for; one that is newer than this page shows by its settings alone. */
const words: Readonly<Record<string, { name: MessageDescriptor; without: MessageDescriptor }>> = {
  email: { name: msg`Email`, without: msg`No email leaves this server.` },
  secretKeys: {
    name: msg`Secret keys`,
    without: msg`A key was made in DATA_DIR. Keep a copy of it.`,
  },
  proxies: {
    name: msg`Reverse proxy`,
    without: msg`Behind a proxy, all visitors share one limit until it is named.`,
  },
  breachedPasswords: {
    name: msg`Stolen passwords`,
    without: msg`Only the most common passwords are refused.`,
  },
  sms: { name: msg`Text messages`, without: msg`No codes by text message.` },
  payments: { name: msg`Payments`, without: msg`Nobody can pay for a membership.` },
}

/** Which settings of the server are missing: to be set at the machine, not here. */
export function SetupParts({ parts }: { parts: readonly Part[] }) {
  const { i18n } = useLingui()
  const missing = parts.filter(({ isReady }) => !isReady)
  if (missing.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-semibold">
        <Trans>Not configured</Trans>
      </h3>
      <p className="mt-1 text-note text-field-soft">
        <Trans>Optional. Set these in the settings file of the server, then restart it.</Trans>
      </p>
      <ul className="mt-2 flex flex-col">
        {missing.map(({ part, settings }) => (
          <li key={part} className="border-t-2 border-(--quiet) py-3">
            <p>
              <strong>{words[part] ? i18n._(words[part].name) : part}</strong>
              {words[part] && <> · {i18n._(words[part].without)}</>}
            </p>
            <p className="text-note wrap-anywhere text-field-soft">{settings.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
