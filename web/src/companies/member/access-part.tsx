import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { isDead } from '#companies/invitation.rules.ts'
import type { Member, MembersOf } from '#companies/members.queries.ts'
import { readAnew } from '#companies/read-anew.ts'
import { formatDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { useFocusInstead } from '#ui/use-focus-instead.ts'
import { changesOf } from './member.queries.ts'

type Props = { member: Member; of: MembersOf; name: string; onGone: () => void }

/** Actions on an invitation or an access, below the form. */
export function AccessPart({ onGone, ...rest }: Props) {
  const { member } = rest
  if (member.state === 'invited') return <InvitedPart {...rest} onGone={onGone} />
  const isAway = member.state === 'deactivated'
  if (member.isSelf && !isAway) return null
  return (
    <Place moment={isAway ? 'away' : 'here'}>
      {isAway ? <AwayPart {...rest} /> : <LeavingPart {...rest} />}
    </Place>
  )
}

/** A part that takes the focus when it replaces the one with the pressed button. */
function Place({ moment, children }: { moment: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  useFocusInstead(moment, () => ref.current)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="flex flex-col items-start gap-3 border-t-2 border-(--quiet) pt-6 outline-none"
    >
      {children}
    </section>
  )
}

type After = {
  onDone?: () => void
  onRead?: () => void
}

/** Runs a change, confirms it, and reloads the lists. */
function useChange(
  { _id }: Member,
  run: () => Promise<unknown>,
  said: string,
  { onDone, onRead }: After = {},
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      showSnackbar({ text: said, color: 'info', about: `member.${_id}` })
      onDone?.()
      await readAnew(queries)
      onRead?.()
    },
  })
}

function InvitedPart({ member, of, name, onGone }: Props) {
  const { t } = useLingui()
  const again = useChange(member, () => changesOf(of).sendAgain(member._id), t`Invitation sent`)
  const [isAsking, setIsAsking] = useState(false)
  // The row is gone by then, so the focus goes to the next.
  const revoke = useChange(
    member,
    () => changesOf(of).revoke(member._id),
    t`Invitation taken back`,
    { onRead: onGone },
  )
  return (
    <section className="flex flex-col gap-3 border-t-2 border-(--quiet) pt-6">
      <InvitationWords expires={member.expires} isValid={member.isValid} />
      <InlineError error={again.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isDead(member) ? 'strong' : 'quiet'}
          pending={again.isPending}
          onClick={() => again.mutate()}
        >
          <Trans>Send again</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          <Trans>Take back</Trans>
        </Button>
      </div>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Take back the invitation of ${name}?`}
        error={revoke.error}
        pending={revoke.isPending}
        actionLabel={t`Take it back`}
        actionVariant="danger"
        onAction={() => revoke.mutate()}
      >
        <p>
          <Trans>The link in the mail is dead then. You can invite them again at any time.</Trans>
        </p>
      </DialogShell>
    </section>
  )
}

function AwayPart({ member, of, name }: Omit<Props, 'onGone'>) {
  const { t } = useLingui()
  const back = useChange(member, () => changesOf(of).reactivate(member._id), t`Access given back`)
  const since = member.deactivatedDate ? formatDay(member.deactivatedDate.slice(0, 10)) : ''
  return (
    <>
      <p className="text-field-soft">
        <Trans>
          {name} has had no access since {since}. What they wrote is still theirs.
        </Trans>
      </p>
      <InlineError error={back.error} />
      <Button variant="quiet" pending={back.isPending} onClick={() => back.mutate()}>
        <Trans>Give access again</Trans>
      </Button>
    </>
  )
}

/** An admin's links and invitations end with their access. */
function WaysEnd() {
  return (
    <p>
      <Trans>
        They are no admin any more, also if you give them access again. Invitation links that they
        made, and invitations of theirs that make an admin, end as well. Other invitations by
        address hold.
      </Trans>
    </p>
  )
}

/** A former admin knows the referral code. */
function CodeKnown({ of }: { of: MembersOf }) {
  return (
    <div>
      <p>
        <Trans>
          As an admin they could read the referral code. If there is one, it still works.
        </Trans>
      </p>
      <AppLink
        to={of === null ? paths.company : paths.appAdminCompany(of)}
        className={linkClass('inline-flex min-h-11 items-center')}
      >
        <Trans>Set a new code</Trans>
      </AppLink>
    </div>
  )
}

function LeavingPart({ member, of, name }: Omit<Props, 'onGone'>) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const end = useChange(member, () => changesOf(of).deactivate(member._id), t`Access ended`, {
    onDone: () => setIsAsking(false),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Deactivate</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`End the access of ${name}?`}
        error={end.error}
        pending={end.isPending}
        actionLabel={t`Deactivate`}
        actionVariant="danger"
        onAction={() => end.mutate()}
      >
        <p>
          <Trans>
            They are signed out everywhere at once and cannot come back, until you give them access
            again or invite them. Their seat is free.
          </Trans>
        </p>
        {member.isCompanyAdmin && <WaysEnd />}
        {member.isCompanyAdmin && <CodeKnown of={of} />}
        <p>
          <Trans>
            Goals and notes stay theirs: nobody here sees them, and they can take them along to a
            private address.
          </Trans>
        </p>
      </DialogShell>
    </>
  )
}

/** How long an invitation is valid, or why it ended; and what resending does. */
function InvitationWords({ expires, isValid }: Pick<Member, 'expires' | 'isValid'>) {
  const day = expires ? formatDay(expires.slice(0, 10)) : ''
  if (isValid === false) {
    return (
      <p className="font-semibold">
        <Trans>
          No longer good: who made it is no admin here any more. Send it again, and a new one is
          good for 14 days.
        </Trans>
      </p>
    )
  }
  return (
    <p className="text-field-soft">
      {isDead({ expires, isValid }) ? (
        <Trans>The invitation ended on {day}. Send it again, and a new one takes its place.</Trans>
      ) : (
        <Trans>
          The invitation is good until {day}. A new one takes its place: the old link is dead then.
        </Trans>
      )}
    </p>
  )
}
