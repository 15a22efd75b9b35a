import { Trans } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { linkClass } from '#ui/link.tsx'

const link = linkClass('inline-flex min-h-11 items-center')

/** For whoever is held up until a second factor is set up: what is theirs, and the ways out. */
export function WithoutIt() {
  const { sessionState, isPublicUser } = useMe()
  if (sessionState !== 'enrol_2fa') return null
  return (
    <section className="mt-4 max-w-prose">
      <h2 className="text-title">
        <Trans>Without a second step</Trans>
      </h2>
      <p className="mt-2">
        <Trans>What is yours stays open to you.</Trans>
      </p>
      <ul className="mt-2 flex flex-col">
        <li>
          <AppLink to={paths.privacy} className={link}>
            <Trans>See who sees what, take your data with you, or delete your account</Trans>
          </AppLink>
        </li>
        {!isPublicUser && (
          <li>
            <AppLink to={paths.leaveCompany} className={link}>
              <Trans>Leave the company</Trans>
            </AppLink>
          </li>
        )}
        <li>
          <AppLink to={paths.security} className={link}>
            <Trans>See where you are signed in</Trans>
          </AppLink>
        </li>
      </ul>
    </section>
  )
}
