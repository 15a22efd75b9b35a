import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { companyQuery } from '#features/company/company.data.ts'
import { CompanyFrame, companyBack } from '#features/company/company-frame.tsx'
import { inviteDialog } from '#features/company/members.later.ts'
import { Later } from '#shell/later.tsx'
import { Button } from '#ui/button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MemberList } from './member-list.tsx'
import { useFilters } from './use-filters.ts'

/** /company/members: who belongs to the company, who is invited, who has left. */
export function MembersPage() {
  const [isInviting, setIsInviting] = useState(false)
  const [wasInviting, setWasInviting] = useState(false)
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
        <Button
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          onPointerEnter={() => void inviteDialog.load().catch(() => {})}
          onClick={invite}
        >
          <Trans>Invite people</Trans>
        </Button>
      }
    >
      <Listed onInvite={invite} />
      {wasInviting && (
        <Later
          part={inviteDialog}
          props={{ open: isInviting, onClose: () => setIsInviting(false) }}
          placeholder={null}
        />
      )}
    </CompanyFrame>
  )
}

/** How many there are, of how many there may be. */
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
  return (
    <section aria-label={t`Members`} className="flex flex-col gap-5">
      <FilterBar filtering={filtering} counts={counts} />
      <MemberList filtering={filtering} onInvite={onInvite} />
    </section>
  )
}

function useOverview() {
  const me = useMe()
  return useSuspenseQuery(companyQuery(me.company?._id ?? '')).data
}
