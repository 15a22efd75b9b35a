import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FileUp, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { FilterBar } from '#features/admin/members/filter-bar.tsx'
import { MemberList } from '#features/admin/members/member-list.tsx'
import { useFilters } from '#features/admin/members/use-filters.ts'
import type { Member } from '#features/admin/members.queries.ts'
import { companyQuery } from '#features/company/company.queries.ts'
import { CompanyFrame, companyBack } from '#features/company/company-frame.tsx'
import type { MemberSheetProps } from '#features/company/editing/member-sheet.tsx'
import type { InviteDialogProps } from '#features/company/inviting/invite-dialog.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { hasRail } from '#shell/menu-part.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** The sheet beside the list, which a tap opens. */
const memberSheet = lazyPart<MemberSheetProps>(
  async () => (await import('#features/company/editing/member-sheet.tsx')).MemberSheet,
)

const inviteDialog = lazyPart<InviteDialogProps>(
  async () => (await import('#features/company/inviting/invite-dialog.tsx')).InviteDialog,
)

export function MembersPage() {
  const [search] = useSearchParams()
  const [isInviting, setIsInviting] = useState(search.has('invite'))
  const [wasInviting, setWasInviting] = useState(isInviting)
  const invite = () => {
    setWasInviting(true)
    setIsInviting(true)
  }
  return (
    <CompanyFrame
      title={<Trans>Members</Trans>}
      lead={<Seats />}
      back={companyBack}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            className="px-4! sm:px-5!"
            icon={<UserPlus aria-hidden="true" className="size-5" />}
            onPointerEnter={() => void inviteDialog.load().catch(() => {})}
            onClick={invite}
          >
            <Trans>Invite people</Trans>
          </Button>
          <AppLink to={paths.importMembers} className={buttonClass('quiet', 'px-4! sm:px-5!')}>
            <FileUp aria-hidden="true" className="size-5" />
            <Trans>Import</Trans>
          </AppLink>
        </div>
      }
    >
      <Listed onInvite={invite} />
      {wasInviting && (
        <Lazy
          part={inviteDialog}
          props={{ open: isInviting, onClose: () => setIsInviting(false) }}
          placeholder={null}
        />
      )}
    </CompanyFrame>
  )
}

/** The number of members, and the maximum. */
function Seats() {
  const { company, counts } = useOverview()
  const used = counts.all - counts.deactivated
  if (company.seatLimit === null || company.seatLimit === undefined) {
    return <Plural value={used} one="# person has access." other="# people have access." />
  }
  const free = Math.max(0, company.seatLimit - used)
  return (
    <>
      <Plural value={used} one="# person has access." other="# people have access." />{' '}
      <Plural
        value={free}
        _0="All seats are taken."
        one="# seat is free."
        other="# seats are free."
      />
    </>
  )
}

function Listed({ onInvite }: { onInvite: () => void }) {
  const { t } = useLingui()
  const { counts } = useOverview()
  const filtering = useFilters()
  const [opened, setOpened] = useState<Member | null>(null)
  const open = (member: Member) => {
    if (!hasRail()) return false
    setOpened(member)
    return true
  }
  return (
    <section aria-label={t`Members`} className="flex flex-col gap-5">
      <FilterBar filtering={filtering} counts={counts} />
      <MemberList
        of={null}
        filtering={filtering}
        onInvite={onInvite}
        to={({ _id }) => paths.editMember(_id)}
        onOpen={open}
      />
      {opened && (
        <Lazy
          key={opened._id}
          part={memberSheet}
          props={{ member: opened, onClose: () => setOpened(null) }}
          placeholder={null}
        />
      )}
    </section>
  )
}

function useOverview() {
  const me = useMe()
  return useSuspenseQuery(companyQuery(me.company?._id ?? '')).data
}
