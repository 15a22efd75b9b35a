import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CalendarPlus,
  CalendarX,
  Download,
  Eye,
  KeyRound,
  LifeBuoy,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Sparkles,
  UserCog,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import type { AccountEvent } from '#features/security/security.queries.ts'
import { cx } from '#lib/cx.ts'
import { momentOf } from '#lib/moment.ts'
import { productName } from '#lib/product.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Kinds of account events, in the person's words. */
const looks: Readonly<Record<string, Look>> = {
  sign_up: { words: msg`Account created`, icon: Sparkles },
  sign_in: { words: msg`Signed in`, icon: LogIn },
  sign_in_pending: { words: msg`Correct password, code requested`, icon: LogIn },
  sign_out: { words: msg`Signed out`, icon: LogOut },
  wrong_passwords: { words: msg`Wrong passwords entered`, icon: ShieldAlert, isGrave: true },
  sessions_ended: { words: msg`Devices signed out`, icon: LogOut },
  email_verified: { words: msg`Email confirmed`, icon: Mail },
  email_change_asked: { words: msg`New email requested`, icon: Mail },
  email_changed: { words: msg`Email changed`, icon: Mail, isGrave: true },
  password_changed: { words: msg`Password changed`, icon: KeyRound },
  password_reset_asked: { words: msg`Password reset requested`, icon: KeyRound },
  password_reset: {
    words: msg`Password reset with an emailed link`,
    icon: KeyRound,
    isGrave: true,
  },
  factor_set_up: { words: msg`Two-factor method added`, icon: ShieldCheck },
  factor_removed: { words: msg`Two-factor method removed`, icon: ShieldOff, isGrave: true },
  recovery_codes_made: { words: msg`New recovery codes created`, icon: LifeBuoy },
  recovery_code_used: { words: msg`Recovery code used`, icon: LifeBuoy, isGrave: true },
  second_factor_locked: { words: msg`Too many wrong codes`, icon: ShieldAlert, isGrave: true },
  operator_unlock: { words: msg`Unlocked by an admin`, icon: ShieldCheck },
  data_exported: { words: msg`Your data was downloaded`, icon: Download, isGrave: true },
  calendar_made: { words: msg`Calendar address created`, icon: CalendarPlus, isGrave: true },
  calendar_stopped: { words: msg`Calendar address stopped`, icon: CalendarX },
  account_closed: { words: msg`Account closed`, icon: LogOut, isGrave: true },
  account_kept: { words: msg`Account kept`, icon: Sparkles },
  app_admin_look: {
    words: msg`A ${productName} admin looked at your account`,
    icon: Eye,
    saysWho: true,
  },
  app_admin_change: {
    words: msg`A ${productName} admin changed your account`,
    icon: UserCog,
    saysWho: true,
    isGrave: true,
  },
  app_admin_appointed: { words: msg`You became an app admin`, icon: UserCog, isGrave: true },
  app_admin_removed: {
    words: msg`You are no longer an app admin`,
    icon: UserCog,
    isGrave: true,
  },
  operator_new_recovery: {
    words: msg`New recovery codes from an admin`,
    icon: LifeBuoy,
    isGrave: true,
  },
}

const unknown: Look = { words: msg`Something changed in your account`, icon: ShieldAlert }

/** The icon and text of an event; unknown kinds are shown too. */
const lookOf = (kind: string): Look => looks[kind] ?? unknown

/** The number of events shown at first. */
const first = 6

export function EventsCard({ events }: { events: readonly AccountEvent[] }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const shown = isWhole ? events : events.slice(0, first)
  return (
    <Card className="flex flex-col gap-4 sm:p-8 lg:col-span-2">
      <div>
        <h2 className="text-title">
          <Trans>Recent activity</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>Don’t recognize something? Change your password, then sign out everywhere.</Trans>
        </p>
      </div>
      {events.length === 0 ? (
        <p>
          <Trans>Nothing yet. Sign-ins and changes will appear here.</Trans>
        </p>
      ) : (
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t`Recent activity`}
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
            // The button is removed, so the list takes the focus.
            list.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>Show older activity</Trans>
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

type Look = {
  words: MessageDescriptor
  icon: LucideIcon
  isGrave?: true
  /** The text already says that it was an admin. */
  saysWho?: true
}
