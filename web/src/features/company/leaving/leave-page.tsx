import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#companies/admin-frame.tsx'
import { isOpenToAll } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { FreshSignIn } from '#shell/reauthenticate/fresh-sign-in.tsx'
import { Card } from '#ui/card.tsx'
import { LeaveAtOnce } from './leave-at-once.tsx'
import { LeaveForm } from './leave-form.tsx'
import { asksAddressQuery } from './leaving.queries.ts'

/** /profile/leave: takes one's own account out of the company. */
export function LeavePage() {
  const me = useMe()
  const name = me.company?.name
  if (name === undefined || me.isPublicUser) return <Navigate to={paths.profile} replace />
  return (
    <FreshSignIn>
      <AdminFrame
        title={<Trans>Leave {name}</Trans>}
        back={{ to: paths.profile, label: <Trans>Your profile</Trans> }}
      >
        <ul className="-mt-2 flex max-w-prose list-disc flex-col gap-2 pl-5">
          <li>
            <Trans>Your goals, notes and answers come along: they were never the company’s.</Trans>
          </li>
          <li>
            <Trans>You no longer see its reminders and its handbook.</Trans>
          </li>
          <li>
            {isOpenToAll ? (
              <Trans>From then on you need a membership of your own.</Trans>
            ) : (
              <Trans>
                From then on you use the app on your phone, not the browser, and need a membership
                of your own.
              </Trans>
            )}
          </li>
        </ul>
        <Way company={name} />
      </AdminFrame>
    </FreshSignIn>
  )
}

/** At once, or by link to a private address if one's own is the company's. */
function Way({ company }: { company: string }) {
  const { email } = useMe()
  const { data: asksAddress } = useSuspenseQuery(asksAddressQuery)
  if (!asksAddress) {
    return (
      <div>
        <LeaveAtOnce company={company} />
      </div>
    )
  }
  return (
    <Card className="flex max-w-160 flex-col gap-4 sm:p-8">
      <p>
        <Trans>
          {email} is an address of {company}. So that the account stays yours, it goes on with a
          private one: we mail a link there, and you leave by opening it.
        </Trans>
      </p>
      <LeaveForm />
    </Card>
  )
}
