import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { FreshSignIn } from '#features/fresh-sign-in/fresh-sign-in.tsx'
import { isOpenToAll } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { Card } from '#ui/card.tsx'
import { LeaveAtOnce } from './leave-at-once.tsx'
import { LeaveForm } from './leave-form.tsx'
import { asksAddressQuery } from './leaving.queries.ts'

/** /profile/leave: the person leaves the company and keeps the account. */
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
            <Trans>Your goals, notes and answers come with you.</Trans>
          </li>
          <li>
            <Trans>You won’t see its reminders and handbook any more.</Trans>
          </li>
          <li>
            {isOpenToAll ? (
              <Trans>After that you need your own membership.</Trans>
            ) : (
              <Trans>
                After that you use the app on your phone, not the browser, and need your own
                membership.
              </Trans>
            )}
          </li>
        </ul>
        <Way company={name} />
      </AdminFrame>
    </FreshSignIn>
  )
}

/** Leaves at once, or by a link to a private address if the account has the company's address. */
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
          {email} belongs to {company}. To keep your account, enter a private email. We’ll send a
          link to it. Open the link to leave.
        </Trans>
      </p>
      <LeaveForm />
    </Card>
  )
}
