import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  BookOpenText,
  ChartColumn,
  Eye,
  Megaphone,
  MessageCircle,
  Settings,
  Users,
} from 'lucide-react'
import { useMe } from '#api/me.ts'
import { viewAsMember } from '#api/view-as.ts'
import { PartLink } from '#features/admin/part-link.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { CompanyFrame } from './company-frame.tsx'
import { Figures } from './landing/figures.tsx'
import { type Landing, landingQuery } from './landing/landing.queries.ts'
import { Suggestions } from './landing/suggestions.tsx'

/** /company: how the company is doing, and useful next tasks. */
export function CompanyPage() {
  const me = useMe()
  return (
    <CompanyFrame
      title={<Trans>Company Admin</Trans>}
      lead={me.company?.name}
      action={
        <Button
          variant="quiet"
          icon={<Eye aria-hidden="true" className="size-5" />}
          onClick={() => viewAsMember(true, paths.home)}
        >
          <Trans>View as a member</Trans>
        </Button>
      }
    >
      <Overview />
    </CompanyFrame>
  )
}

function Overview() {
  const me = useMe()
  const { data: landing } = useSuspenseQuery(landingQuery(me.company?._id ?? ''))
  return (
    <>
      <Suggestions landing={landing} />
      <Figures landing={landing} />
      <Parts landing={landing} />
    </>
  )
}

function Parts({ landing: { joined } }: { landing: Landing }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Company Admin pages`}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <PartLink to={paths.members} icon={<Users aria-hidden="true" />} title={t`Members`}>
          <Plural value={joined} one="# person has access" other="# people have access" />
        </PartLink>
        <PartLink
          to={paths.companyReports}
          icon={<ChartColumn aria-hidden="true" />}
          title={t`Reports`}
        >
          <Trans>Group figures by week and month</Trans>
        </PartLink>
        <PartLink
          to={paths.companyReminders}
          icon={<Megaphone aria-hidden="true" />}
          title={t`Reminders`}
        >
          <Trans>What members see in their hub each month</Trans>
        </PartLink>
        <PartLink
          to={paths.orgInfo()}
          icon={<BookOpenText aria-hidden="true" />}
          title={t`Organization Information`}
        >
          <Trans>The handbook: answers about working here</Trans>
        </PartLink>
        <PartLink
          to={paths.companyMira()}
          icon={<MessageCircle aria-hidden="true" />}
          title={t`What Mira knows`}
        >
          <Trans>Your values, terms and links for Mira’s answers</Trans>
        </PartLink>
        <PartLink
          to={paths.companySettings}
          icon={<Settings aria-hidden="true" />}
          title={t`Settings`}
        >
          <Trans>Profile, security, ways to join, admins and changes</Trans>
        </PartLink>
      </ul>
    </nav>
  )
}
