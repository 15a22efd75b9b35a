import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { ChangesCard } from '#features/admin/changes-card.tsx'
import { companyQuery } from './company.queries.ts'
import { CompanyFrame, companyBack } from './company-frame.tsx'
import { DomainsCard } from './joining/domains-card.tsx'
import { ReferralCard } from './joining/referral-card.tsx'
import { AdminsCard } from './profile/admins-card.tsx'
import { ChannelsCard } from './profile/channels-card.tsx'
import { ProfileCard } from './profile/profile-card.tsx'
import { SecurityCard } from './profile/security-card.tsx'

/** /company/settings: profile, security, ways to join, admins and changes of a company. */
export function SettingsPage() {
  const me = useMe()
  return (
    <CompanyFrame title={<Trans>Settings</Trans>} lead={me.company?.name} back={companyBack}>
      <Parts />
    </CompanyFrame>
  )
}

function Parts() {
  const me = useMe()
  const { data } = useSuspenseQuery(companyQuery(me.company?._id ?? ''))
  const { company, waiting, admins } = data
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileCard company={company} />
        <SecurityCard company={company} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
        <DomainsCard company={company} waiting={waiting} />
        <ReferralCard company={company} />
        <ChannelsCard />
        <AdminsCard admins={admins} />
      </div>
      {/* Last, in the wide column, with space for long names. */}
      <div className="min-w-0">
        <ChangesCard of={null} />
      </div>
    </div>
  )
}
