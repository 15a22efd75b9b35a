import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { BookOpenText, ChartColumn, Eye, Megaphone, Users, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { viewAsMember } from '#api/view-as.ts'
import { ChangesLater } from '#companies/changes-card.lazy.tsx'
import { PartLink } from '#companies/part-link.tsx'
import { readAnew } from '#companies/read-anew.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Company, companyQuery, removeDomain } from './company.queries.ts'
import { CompanyFrame } from './company-frame.tsx'
import { FirstSteps, fewMembers } from './first/first-steps.tsx'
import { AddDomain } from './joining/add-domain.tsx'
import { ReferralCard } from './joining/referral-card.tsx'
import { ProfileCard } from './profile/profile-card.tsx'

const securityCard = lazyPart<{ company: Company }>(
  async () => (await import('./profile/security-card.tsx')).SecurityCard,
)

/** /company: all that an admin runs of the company. */
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
      <Everything />
    </CompanyFrame>
  )
}

function Everything() {
  const { t } = useLingui()
  const me = useMe()
  const { data } = useSuspenseQuery(companyQuery(me.company?._id ?? ''))
  const { company, counts, waiting, admins } = data
  const active = counts.all - counts.deactivated
  // App admins need no first steps.
  const isNew = active < fewMembers && me.viewerCanAdministerApp !== true
  return (
    <>
      {isNew && <FirstSteps hasInvited={active > 1 || counts.invited > 0} />}
      <nav aria-label={t`Parts of the administration`}>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <PartLink to={paths.members} icon={<Users aria-hidden="true" />} title={t`Members`}>
            <Plural value={active} one="# person" other="# people" />
            {counts.invited > 0 && (
              <>
                {', '}
                <Plural value={counts.invited} one="# invited" other="# invited" />
              </>
            )}
          </PartLink>
          <PartLink
            to={paths.companyReminders}
            icon={<Megaphone aria-hidden="true" />}
            title={t`Reminders`}
          >
            <Trans>What to think of, month by month</Trans>
          </PartLink>
          <PartLink
            to={paths.orgInfo()}
            icon={<BookOpenText aria-hidden="true" />}
            title={t`Organization Information`}
          >
            <Trans>The handbook: answers about working here</Trans>
          </PartLink>
          <PartLink
            to={paths.companyReports}
            icon={<ChartColumn aria-hidden="true" />}
            title={t`Reports`}
          >
            <Trans>What people do here, all together</Trans>
          </PartLink>
        </ul>
      </nav>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {!isNew && <ProfileCard company={company} />}
          <Lazy
            part={securityCard}
            props={{ company }}
            placeholder={
              <Card>
                <Skeleton className="late h-80" />
              </Card>
            }
          />
          {isNew && <ProfileCard company={company} isFolded />}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
          <DomainsCard company={company} waiting={waiting} />
          <ReferralCard company={company} />
          <AdminsCard admins={admins} />
        </div>
        {/* Last, in the wide column, with space for long names. */}
        <div className="min-w-0">
          <ChangesLater of={null} />
        </div>
      </div>
    </>
  )
}

type Admin = { _id: string; firstName: string; lastName: string; email: string; isSelf: boolean }

function AdminsCard({ admins }: { admins: readonly Admin[] }) {
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Admins</Trans>
      </h2>
      <ul className="mt-3 flex flex-col">
        {admins.map(({ _id, firstName, lastName, email, isSelf }) => (
          <li key={_id}>
            <AppLink to={paths.editMember(_id)} className={linkClass('inline-block min-h-11 py-2')}>
              {`${firstName} ${lastName}`.trim() || email}
            </AppLink>{' '}
            {isSelf && (
              <span className="text-note text-field-soft">
                <Trans>you</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-note text-field-soft">
        <Trans>To make somebody an admin, open them in the members. Keep two, if you can.</Trans>
      </p>
    </Card>
  )
}

/** The rules of signing in: they stand below the profile, and come after it. */
type DomainsCardProps = { company: Company; waiting: readonly { domain: string }[] }

/** The mail domains by which people join, each proven by a code that was mailed to it. */
function DomainsCard({ company, waiting }: DomainsCardProps) {
  const { t } = useLingui()
  const domains = company.emailDomains ?? []
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // The page comes after its address.
  useEffect(() => {
    if (hash === '#domains') place.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <Card ref={place} className="scroll-mt-6">
      <h2 className="text-title">
        <Trans>Mail domains</Trans>
      </h2>
      <p className="mt-2 text-note text-field-soft">
        <Trans>
          Whoever signs up and confirms an address at one of these joins the company by itself.
        </Trans>
      </p>
      {domains.length > 0 && (
        <ul className="mt-3 flex flex-col" aria-label={t`Proven domains`}>
          {domains.map((domain) => (
            <Domain key={domain} domain={domain} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <AddDomain waiting={waiting} />
      </div>
    </Card>
  )
}

function Domain({ domain }: { domain: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => removeDomain(domain),
    onSuccess: async () => {
      setIsAsking(false)
      showSnackbar({ text: t`Domain removed`, color: 'info' })
      await readAnew(queries)
    },
  })
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 font-semibold break-all">{domain}</span>
      <IconButton
        label={t`Remove ${domain}`}
        icon={<X aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      />
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Remove ${domain}?`}
        error={remove.error}
        pending={remove.isPending}
        actionLabel={t`Remove`}
        actionVariant="danger"
        onAction={() => remove.mutate()}
      >
        <p>
          <Trans>Nobody joins by it any more. Members who came by it stay.</Trans>
        </p>
      </DialogShell>
    </li>
  )
}
