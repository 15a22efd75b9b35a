import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { Navigate, useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FreshSignIn } from '#shell/fresh/fresh-sign-in.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Card } from '#ui/card.tsx'
import { LeaveForm } from './leave-form.tsx'

/** /profile/leave: takes one's own account out of the company. */
export function LeavePage() {
  const me = useMe()
  const navigate = useNavigate()
  const name = me.company?.name
  if (name === undefined || me.isPublicUser) return <Navigate to={paths.profile} replace />
  return (
    <FreshSignIn>
      <div className="flex max-w-160 flex-col gap-8">
        <header className="flex flex-col items-start gap-3">
          <AppLink
            to={paths.profile}
            className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-pill px-2 font-semibold no-underline hover:bg-quiet"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            <Trans>Profile</Trans>
          </AppLink>
          <PageTitle>
            <Trans>Leave {name}</Trans>
          </PageTitle>
        </header>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          <li>
            <Trans>Your goals, notes and answers come along: they were never the company’s.</Trans>
          </li>
          <li>
            <Trans>You no longer see its reminders and handbook, and free your seat.</Trans>
          </li>
          <li>
            <Trans>From then on you use a public account, which needs a membership.</Trans>
          </li>
        </ul>
        <Card className="sm:p-8">
          <LeaveForm needsAddress={false} onLeft={() => navigate(paths.home, { replace: true })} />
        </Card>
      </div>
    </FreshSignIn>
  )
}
