import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { stateNames } from '#companies/member.labels.ts'
import { dayOf, momentOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import type { AnyMember } from './member.queries.ts'

/** All that those who run the product see of somebody beside their name: nothing that is private. */
export function FactsCard({ member }: { member: AnyMember }) {
  const { i18n } = useLingui()
  const timeZone = useMe().timeZone
  const { company, account, state, createdDate } = member
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Account</Trans>
      </h2>
      <dl className="mt-3 grid gap-3">
        <Fact name={<Trans>Company</Trans>}>
          {company ? (
            <AppLink to={paths.appAdminCompany(company._id)} className={linkClass()}>
              {company.name}
            </AppLink>
          ) : (
            <Trans>None: they join one by an invitation</Trans>
          )}
        </Fact>
        <Fact name={<Trans>State</Trans>}>{i18n._(stateNames[state])}</Fact>
        <Fact name={state === 'invited' ? <Trans>Invited on</Trans> : <Trans>Here since</Trans>}>
          {dayOf(createdDate, timeZone)}
        </Fact>
        {account && (
          <>
            <Fact name={<Trans>Mail address</Trans>}>
              {account.emailVerified ? <Trans>Confirmed</Trans> : <Trans>Not confirmed yet</Trans>}
            </Fact>
            {account.lastIosLogin && (
              <Fact name={<Trans>Last sign-in on iOS</Trans>}>
                {momentOf(account.lastIosLogin, timeZone)}
              </Fact>
            )}
            {account.isAppAdmin && (
              <Fact name={<Trans>Rights</Trans>}>
                <Trans>App admin</Trans>
              </Fact>
            )}
          </>
        )}
      </dl>
      {account && (
        <p className="mt-4 text-note text-field-soft">
          <Trans>
            Goals, notes and searches are seen by nobody else. A weekly score is seen by the admins
            of the person’s company alone, and only where the person shows it. That you looked here
            stands in this person’s own list of events.
          </Trans>
        </p>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-field-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
