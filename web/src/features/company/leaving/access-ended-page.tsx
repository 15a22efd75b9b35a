import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { FreshSignIn } from '#features/fresh-sign-in/fresh-sign-in.tsx'
import { ManageButton } from '#features/membership/manage-button.tsx'
import { membershipQuery } from '#features/membership/membership.queries.ts'
import { MembershipLines } from '#features/membership/membership-lines.tsx'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LeaveAtOnce } from './leave-at-once.tsx'
import { LeaveForm } from './leave-form.tsx'
import { asksAddressQuery } from './leaving.queries.ts'

export function AccessEndedPage() {
  const { t } = useLingui()
  const hasToken = useToken() !== null
  const { data } = useQuery({ ...meQuery, enabled: hasToken })
  const company = data?.company?.name ?? t`Your company`
  return (
    <FreshSignIn>
      <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
        <div className="w-56 max-w-full">
          <PictureApart />
        </div>
        <div>
          <PageTitle>
            <Trans>Your access has ended.</Trans>
          </PageTitle>
          <p className="mt-2 text-lead text-pretty text-field-soft">
            <Trans>{company} ended your access. If this is a mistake, ask an admin there.</Trans>
          </p>
        </div>
        {hasToken && <StillMember />}
        {hasToken && (
          <Card className="flex flex-col gap-4">
            <h2 className="text-title">
              <Trans>Keep your data</Trans>
            </h2>
            <WayOut company={company} />
          </Card>
        )}
        <AppLink to={paths.signOff} className={buttonClass('quiet', 'self-start')}>
          <Trans>Sign out</Trans>
        </AppLink>
      </div>
    </FreshSignIn>
  )
}

/** Leaves by a link to a private address, or at once if the account has such an address. */
function WayOut({ company }: { company: string }) {
  const { data: asksAddress, isPending } = useQuery(asksAddressQuery)
  if (isPending) return <Skeleton className="late h-56" />
  if (asksAddress === false) {
    return (
      <>
        <p>
          <Trans>
            Your goals, notes and answers still belong to you. Leave the company to keep using your
            account.
          </Trans>
        </p>
        <div>
          <LeaveAtOnce company={company} />
        </div>
      </>
    )
  }
  return (
    <>
      <p>
        <Trans>
          Your goals, notes and answers still belong to you. Use a private email to keep your
          account without the company.
        </Trans>
      </p>
      <LeaveForm />
    </>
  )
}

/** Says that the person's own membership continues without the company. */
function StillMember() {
  const { data: membership } = useQuery(membershipQuery)
  if (!membership?.isMember) return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title">
        <Trans>You have your own membership</Trans>
      </h2>
      <p>
        <Trans>
          It doesn’t depend on the company. Leave the company below to use {productName} again.
        </Trans>
      </p>
      <MembershipLines membership={membership} />
      <ManageButton membership={membership} />
    </Card>
  )
}
