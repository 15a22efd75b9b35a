import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import type { AccountEvent } from '#features/security/security.queries.ts'
import { cx } from '#lib/cx.ts'
import { momentOf } from '#lib/moment.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { lookOf } from './events.labels.ts'

/** So many show at first. */
const first = 6

/** What happened to the account, newest first: when, what, roughly where. */
export function EventsCard({ events }: { events: readonly AccountEvent[] }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const shown = isWhole ? events : events.slice(0, first)
  return (
    <Card className="flex flex-col gap-4 sm:p-8 lg:col-span-2">
      <div>
        <h2 className="text-title">
          <Trans>What happened lately</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>Something here was not you? Change your password, then sign off everywhere.</Trans>
        </p>
      </div>
      {events.length === 0 ? (
        <p>
          <Trans>Nothing so far. Each sign-in and each change will stand here.</Trans>
        </p>
      ) : (
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t`Events`}
          className="grid gap-x-10 outline-none lg:grid-cols-2"
        >
          {shown.map((event) => (
            <EventRow key={event._id} event={event} />
          ))}
        </ol>
      )}
      {!isWhole && events.length > first && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            setIsWhole(true)
            // The button goes; reading goes on in the list.
            list.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>Show older events</Trans>
        </Button>
      )}
    </Card>
  )
}

function EventRow({ event }: { event: AccountEvent }) {
  const { t, i18n } = useLingui()
  const { timeZone } = useMe()
  const { icon: Icon, words, isGrave, saysWho } = lookOf(event.kind)
  const who = event.byAdmin && !saysWho && t`by an admin`
  return (
    <li className="flex gap-4 py-3">
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-pill',
          isGrave ? 'on-tone bg-coral' : 'bg-quiet',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{i18n._(words)}</span>
        <span className="block text-note text-field-soft">
          <time dateTime={event.at}>{momentOf(event.at, timeZone)}</time>
          {[who, event.client, event.place].map((part) => part && ` · ${part}`)}
        </span>
      </span>
    </li>
  )
}
