import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { inZone } from '#lib/dates.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type SentMessage, sentQuery } from './inbox.queries.ts'
import { messageKinds } from './messages.labels.ts'

const states = {
  waiting: msg`Waiting to be sent`,
  sent: msg`Sent`,
  stopped: msg`Not sent: you stopped it`,
  expired: msg`Not sent: it was too late`,
  failed: msg`Couldn’t be delivered`,
} satisfies Record<SentMessage['state'], unknown>

const channels = { mail: msg`Email`, push: msg`Push`, sms: msg`Text message` }

const aboutAccount = msg`It’s about your account.`

/** What left the app for the person, why, and how far it came. */
export function SentList() {
  const { data, error, refetch } = useQuery(sentQuery)
  if (error !== null) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="late h-24" />
  if (data.length === 0) {
    return (
      <p>
        <Trans>Nothing in the last 30 days.</Trans>
      </p>
    )
  }
  return (
    <ol className="on-surface divide-y-2 divide-(--quiet) rounded-card px-6 py-2">
      {data.map((message) => (
        <li key={message._id} className="py-4">
          <SentRow message={message} />
        </li>
      ))}
    </ol>
  )
}

function SentRow({ message }: { message: SentMessage }) {
  const { i18n } = useLingui()
  const { timeZone } = useMe()
  const { kind, channel, subject, createdDate, sentDate, state } = message
  const at = sentDate ?? createdDate
  const when = inZone(new Date(at), timeZone, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  })
  const way = channels[channel as keyof typeof channels] ?? channels.mail
  const why = (kind !== null && messageKinds[kind]?.why) || aboutAccount
  return (
    <>
      <p className="font-semibold wrap-break-word">{subject}</p>
      <p className="mt-0.5 text-note text-field-soft">
        {[i18n._(way), when, i18n._(states[state])].join(' · ')}
      </p>
      <p className="mt-0.5 text-note text-field-soft">{i18n._(why)}</p>
    </>
  )
}
