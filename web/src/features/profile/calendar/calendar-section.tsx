import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { Section } from '#features/profile/section.tsx'
import { formatDay } from '#lib/dates.ts'
import { dayOf } from '#lib/moment.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  addressQuery,
  type CalendarAddress,
  createAddress,
  deleteAddress,
} from './calendar-address.queries.ts'

/** The secret address at which a calendar reads one's goals (product 4, calendar). */
export function CalendarSection() {
  const address = useQuery(addressQuery)
  return (
    <Section
      id="calendar"
      title={<Trans>Goals in your calendar</Trans>}
      lead={
        <Trans>
          Your calendar can subscribe to your goals. It shows your check-ins, and follows each
          change.
        </Trans>
      }
    >
      {address.isPending && <Skeleton className="late h-24" />}
      {address.isError && <TryAgain error={address.error} onRetry={() => void address.refetch()} />}
      {address.data && <Subscription address={address.data} />}
      <Contents />
    </Section>
  )
}

function Subscription({ address: { createdDate, lastReadDate } }: { address: CalendarAddress }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const create = useRef<HTMLButtonElement>(null)
  const returnTo = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => createAddress(queries),
  })
  const fresh = createdDate && data
  function ask() {
    returnTo.current = null
    setAsking(true)
  }
  function leaveStop() {
    // The button that opened the dialog is removed.
    returnTo.current = create.current
    reset()
  }
  return (
    <>
      {fresh && <Fresh address={fresh} />}
      {createdDate && !fresh && <Since made={createdDate} read={lastReadDate} />}
      <InlineError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={create}
          variant={createdDate ? 'quiet' : 'strong'}
          pending={isPending}
          onClick={() => mutate()}
        >
          {createdDate ? <Trans>Create a new address</Trans> : <Trans>Create an address</Trans>}
        </Button>
        {createdDate && (
          <Button variant="quiet" onClick={ask}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      {asking && (
        <StopDialog returnTo={returnTo} onStopped={leaveStop} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The address, shown once. */
function Fresh({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Trans>
          Copy it now: we can’t show it again. Anyone with this address can read your goals in it,
          so keep it to yourself.
        </Trans>
      </p>
      <input
        ref={takeFocus}
        readOnly
        dir="ltr"
        aria-label={t`Calendar address`}
        value={address}
        className="min-h-12 w-full rounded-field border-2 border-line bg-surface px-4"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
          <Trans>Open in a calendar app</Trans>
        </a>
        <CopyButton text={address} label={t`Copy the address`} />
      </div>
      <p className="text-note text-field-soft">
        <Trans>
          In Google Calendar, choose “From URL”; in Outlook, “Subscribe from web”. They look for
          changes a few times a day.
        </Trans>
      </p>
    </div>
  )
}

function Since(dates: { made: string; read: string | null }) {
  const made = dayOf(dates.made, useMe().timeZone)
  const read = dates.read && formatDay(dates.read)
  return (
    <p>
      <Trans>Address created on {made}.</Trans>{' '}
      {read ? (
        <Trans>A calendar last read it on {read}.</Trans>
      ) : (
        <Trans>No calendar has read it yet.</Trans>
      )}{' '}
      <Trans>A new address replaces it.</Trans>
    </p>
  )
}

type StopProps = {
  returnTo: RefObject<HTMLElement | null>
  onStopped: () => void
  onClose: () => void
}

function StopDialog({ returnTo, onStopped, onClose }: StopProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteAddress(queries),
    onSuccess: () => {
      onStopped()
      onClose()
      showSnackbar({ text: t`Stopped` })
    },
  })
  return (
    <DialogShell
      open
      onClose={onClose}
      returnTo={returnTo}
      title={t`Stop the calendar?`}
      error={error}
      pending={isPending}
      actionLabel={t`Stop`}
      onAction={() => mutate()}
    >
      <p>
        <Trans>
          The address stops working at once, and your calendar gets no more changes. To remove the
          goals that it has already, remove the subscription there.
        </Trans>
      </p>
    </DialogShell>
  )
}

/** What a calendar learns of a person: product 6, calendar. */
function Contents() {
  return (
    <Fold look="inline" title={<Trans>What is in it?</Trans>}>
      <ul className="flex max-w-prose list-disc flex-col gap-1 ps-6">
        <li>
          <Trans>Of each open goal: title, plan, next check-in, start, last day, and a link.</Trans>
        </li>
        <li>
          <Trans>Never your notes, details, check-ins or bookmarks.</Trans>
        </li>
        <li>
          <Trans>A goal that you achieve, let go or delete is removed.</Trans>
        </li>
        <li>
          <Trans>
            Its entries are marked as private and don’t make you look busy. Still, the people who
            run a work calendar can read it.
          </Trans>
        </li>
      </ul>
    </Fold>
  )
}
