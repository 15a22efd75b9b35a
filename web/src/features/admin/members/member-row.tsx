import { Trans, useLingui } from '@lingui/react/macro'
import { isDead } from '#features/admin/invitation.rules.ts'
import type { FromList } from '#features/admin/member/use-way-back.ts'
import { stateNames } from '#features/admin/member.labels.ts'
import { nameOf } from '#features/admin/member-name.ts'
import type { Member } from '#features/admin/members.queries.ts'
import { roleNames } from '#features/admin/roles.ts'
import { formatDay } from '#lib/dates.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Chip } from '#ui/chip.tsx'

/** A day without a time: it must not show when a person works. */
function LastOnIos({ day }: { day: string }) {
  const date = formatDay(day)
  return (
    <span className="block text-note">
      <Trans>On iOS {date}</Trans>
    </span>
  )
}

export type Opening = {
  to: (member: Member) => string
  /** Opens the side sheet; false if the page has no sheet, so the link opens the member's page. */
  onOpen?: ((member: Member) => boolean) | undefined
}

export function MemberRow({ member, list, to, onOpen }: Opening & FromList & { member: Member }) {
  const { i18n } = useLingui()
  const { email, role, isCompanyAdmin, state, isSelf, lastIosLogin } = member
  const name = nameOf(member)
  const roleName = role ? roleNames[role] : undefined
  return (
    <AppLink
      to={to(member)}
      state={{ list } satisfies FromList}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (isPlain && onOpen?.(member)) event.preventDefault()
      }}
      className="grid min-h-19 items-center gap-x-4 gap-y-1 border-b-2 border-(--quiet) px-6 py-3 no-underline hover:bg-quiet focus-visible:-outline-offset-3 lg:grid-cols-[minmax(0,1fr)_12rem_9rem]"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {isSelf && (
            <span className="text-note text-field-soft">
              <Trans>you</Trans>
            </span>
          )}
          {isCompanyAdmin && (
            <Chip>
              <Trans>Admin</Trans>
            </Chip>
          )}
        </span>
        {name !== email && <span className="block text-note text-field-soft">{email}</span>}
      </span>
      <span className="text-note text-field-soft lg:text-body">
        {roleName ? i18n._(roleName) : <Trans>No role yet</Trans>}
      </span>
      <span className="text-note text-field-soft lg:text-body">
        {isDead(member) ? <Trans>Invitation ended</Trans> : i18n._(stateNames[state])}
        {lastIosLogin && <LastOnIos day={lastIosLogin} />}
      </span>
    </AppLink>
  )
}
