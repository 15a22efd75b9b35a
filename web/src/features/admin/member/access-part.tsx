import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { isDead } from '#features/admin/invitation.rules.ts'
import type { Member, MembersOf } from '#features/admin/members.queries.ts'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
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

/** Actions on an invitation or a member's access, below the form. */
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
      await reloadCompanies(queries)
      onRead?.()
    },
  })
}

function InvitedPart({ member, of, name, onGone }: Props) {
  const { t } = useLingui()
  const again = useChange(member, () => changesOf(of).sendAgain(member._id), t`Invitation sent`)
  const [isAsking, setIsAsking] = useState(false)
  // The row is removed by then, so the focus goes to the next.
  const revoke = useChange(
    member,
    () => changesOf(of).revoke(member._id),
    t`Invitation withdrawn`,
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
          <Trans>Withdraw</Trans>
        </Button>
      </div>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Withdraw the invitation for ${name}?`}
        error={revoke.error}
        pending={revoke.isPending}
        actionLabel={t`Withdraw`}
        actionVariant="danger"
        onAction={() => revoke.mutate()}
      >
        <p>
          <Trans>
            The link in the email will stop working. You can invite them again at any time.
          </Trans>
        </p>
      </DialogShell>
    </section>
  )
}

function AwayPart({ member, of, name }: Omit<Props, 'onGone'>) {
  const { t } = useLingui()
  const back = useChange(member, () => changesOf(of).reactivate(member._id), t`Access restored`)
  const since = member.deactivatedDate ? formatDay(member.deactivatedDate.slice(0, 10)) : ''
  return (
    <>
      <p className="text-field-soft">
        <Trans>
          {name} has had no access since {since}. What they wrote still belongs to them.
        </Trans>
      </p>
      <InlineError error={back.error} />
      <Button variant="quiet" pending={back.isPending} onClick={() => back.mutate()}>
        <Trans>Restore access</Trans>
      </Button>
    </>
  )
}

/** An admin's links and invitations end with their access. */
function WaysEnd() {
  return (
    <p>
      <Trans>
        They won’t be an admin any more, even if you restore their access. Their invitation links
        and admin invitations end too. Other invitations stay valid.
      </Trans>
    </p>
  )
}

/** A former admin knows the referral code. */
function CodeKnown({ of }: { of: MembersOf }) {
  return (
    <div>
      <p>
        <Trans>As an admin, they could see the referral code. It still works.</Trans>
      </p>
      <AppLink
        to={of === null ? paths.companySettings : paths.appAdminCompany(of)}
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
        title={t`End access for ${name}?`}
        error={end.error}
        pending={end.isPending}
        actionLabel={t`Deactivate`}
        actionVariant="danger"
        onAction={() => end.mutate()}
      >
        <p>
          <Trans>
            They’ll be signed out everywhere and can’t come back until you restore their access or
            invite them. Their seat becomes free.
          </Trans>
        </p>
        {member.isCompanyAdmin && <WaysEnd />}
        {member.isCompanyAdmin && <CodeKnown of={of} />}
        <p>
          <Trans>
            Their goals and notes stay private. They can keep them with a private email.
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
          No longer valid: the admin who sent it is no longer an admin. Send it again for 14 more
          days.
        </Trans>
      </p>
    )
  }
  return (
    <p className="text-field-soft">
      {isDead({ expires, isValid }) ? (
        <Trans>The invitation ended on {day}. You can send it again.</Trans>
      ) : (
        <Trans>
          The invitation is valid until {day}. If you send it again, the old link stops working.
        </Trans>
      )}
    </p>
  )
}
