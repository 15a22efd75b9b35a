import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { problemWords } from '#features/app-admin/problem.labels.ts'
import { localDay } from '#lib/dates.ts'
import { dayOf } from '#lib/moment.ts'
import { moneyOf } from '#lib/money.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormDate } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusInstead } from '#ui/use-focus-instead.ts'
import {
  endGift,
  giveMembership,
  type PersonMembership,
  personMembershipQuery,
} from './member.queries.ts'

type Props = { user: string; name: string }

export function MembershipCard({ user, name }: Props) {
  const own = useQuery({ ...personMembershipQuery(user), retry: false })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title">
        <Trans>Membership</Trans>
      </h2>
      {own.isPending && <Skeleton className="late h-40" />}
      {own.isError && <TryAgain error={own.error} onRetry={() => void own.refetch()} />}
      {own.data && <Shown user={user} name={name} membership={own.data} />}
    </Card>
  )
}

function Shown({ user, name, membership }: Props & { membership: PersonMembership }) {
  const { i18n } = useLingui()
  const [isGiving, setIsGiving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { memberships, problems } = membership
  const hasGift = memberships.some(
    ({ source, status, endsDate }) =>
      source === 'gift' && status === 'active' && Date.parse(endsDate ?? '') > Date.now(),
  )
  useFocusInstead(`${isGiving} ${hasGift}`, () => place.current)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {problems.map((problem) => {
        const words = problemWords[problem]
        return (
          <p key={problem} className="rounded-field bg-quiet px-4 py-3 font-semibold">
            {words ? i18n._(words) : problem}
          </p>
        )
      })}
      <MembershipFacts membership={membership} />
      {isGiving ? (
        <GiftForm user={user} onDone={() => setIsGiving(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setIsGiving(true)}>
            {hasGift ? <Trans>Change the end date</Trans> : <Trans>Give a membership</Trans>}
          </Button>
          {hasGift && <EndGift user={user} name={name} />}
        </div>
      )}
    </div>
  )
}

function EndGift({ user, name }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => endGift(queries, user),
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({ text: t`Gift ended`, color: 'info' })
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>End the gift</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`End the gift for ${name}?`}
        error={end.error}
        pending={end.isPending}
        actionLabel={t`End the gift`}
        actionVariant="danger"
        onAction={() => end.mutate()}
      >
        <p>
          <Trans>
            It ends now. Without a paid membership or a company, they lose access. What they wrote
            stays.
          </Trans>
        </p>
      </DialogShell>
    </>
  )
}

/** A year from today, as 2027-11-23. */
function inAYear(): string {
  const day = new Date()
  day.setFullYear(day.getFullYear() + 1)
  return localDay(day, null)
}

type GiftFormProps = { user: string; onDone: () => void }

function GiftForm({ user, onDone }: GiftFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm(
    () => ({ until: inAYear() }),
    ({ until }) => ({ until: until === '' ? t`Choose a day.` : undefined }),
  )
  const give = useMutation({
    mutationFn: (day: string) =>
      giveMembership(queries, user, new Date(`${day}T23:59:59`).toISOString()),
    onSuccess: () => {
      showSnackbar({ text: t`Membership given`, color: 'info' })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      error={give.error}
      pending={give.isPending}
      onSubmit={({ until }) => give.mutate(until)}
      submitLabel={t`Give a membership`}
      secondary={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <FormDate
        name="until"
        label={t`Last day`}
        hint={t`They get an email. What they pay stays as it is.`}
      />
    </Form>
  )
}

type Part = PersonMembership['memberships'][number]

function MembershipFacts({ membership }: { membership: PersonMembership }) {
  const { timeZone } = useMe()
  const { isMember, memberUntil, memberships, customerId } = membership
  const until = memberUntil && dayOf(memberUntil, timeZone)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {!isMember ? (
          <Trans>Not a member</Trans>
        ) : until ? (
          <Trans>A member until {until}</Trans>
        ) : (
          <Trans>A member</Trans>
        )}
      </p>
      {memberships.length > 0 && (
        <ul className="flex flex-col gap-3">
          {memberships.map((part) => (
            <PartRow key={part.source} part={part} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {customerId !== null && (
        <p className="text-note text-field-soft">
          <Trans>Customer id: {customerId}</Trans>
        </p>
      )}
    </div>
  )
}

function PartRow({ part, timeZone }: { part: Part; timeZone: string | null }) {
  const { t } = useLingui()
  const { source, status, amount, currency, interval, renewsDate, endsDate, graceEndsDate } = part
  const names: Record<string, string> = {
    stripe: t`Stripe`,
    local: t`Local test payments`,
    gift: t`Gift`,
  }
  const states: Record<string, string> = {
    trialing: t`trial`,
    active: t`active`,
    past_due: t`payment failed`,
    canceled: t`ended`,
    unpaid: t`unpaid`,
  }
  const price = amount === null || currency === null ? null : moneyOf({ amount, currency })
  const day = (at: string) => dayOf(at, timeZone)
  const isOver = endsDate !== null && Date.parse(endsDate) <= Date.now()
  return (
    <li className="rounded-field bg-quiet px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{names[source] ?? source}</span>
        <span className="text-field-soft">{isOver ? t`ended` : (states[status] ?? status)}</span>
      </p>
      <p className="text-note text-field-soft">
        {[
          price && (interval === 'year' ? t`${price} a year` : t`${price} a month`),
          renewsDate && t`renews ${day(renewsDate)}`,
          graceEndsDate && t`access until ${day(graceEndsDate)}`,
          endsDate && (isOver ? t`ended ${day(endsDate)}` : t`until ${day(endsDate)}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
