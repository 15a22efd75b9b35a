import { Plural, Trans } from '@lingui/react/macro'
import type { CompanyRow as Row } from '#features/app-admin/companies.queries.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Chip } from '#ui/chip.tsx'

/** How the rows and their heading stand on a wide screen. */
export const columns = 'lg:grid-cols-[minmax(0,1fr)_12rem_9rem_9rem]'

/** A company in a row; on a phone a small card. */
export function CompanyRow({ company }: { company: Row }) {
  const { _id, name, members, domains, require2FA, seatLimit, isPublicDefault } = company
  const seats = seatLimit?.toLocaleString('en')
  return (
    <li>
      <AppLink
        to={paths.appAdminCompany(_id)}
        className={`grid min-h-16 items-center gap-x-4 gap-y-1 border-b-2 border-(--quiet) px-6 py-3 no-underline hover:bg-quiet focus-visible:-outline-offset-3 ${columns}`}
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold">{name}</span>
          {isPublicDefault && (
            <Chip>
              <Trans>Public users</Trans>
            </Chip>
          )}
        </span>
        <span className="text-note text-field-soft lg:text-body">
          <Plural value={members} one="# member" other="# members" />
          {seats !== undefined && (
            <>
              {' '}
              <Trans>of {seats}</Trans>
            </>
          )}
        </span>
        <span className="text-note text-field-soft lg:text-body">
          <Plural value={domains} _0="No domain" one="# domain" other="# domains" />
        </span>
        {/* A phone shows no heads: what is the usual says nothing there. */}
        <span
          className={cx('text-note text-field-soft lg:text-body', !require2FA && 'max-lg:hidden')}
        >
          {require2FA ? (
            <>
              <span className="lg:hidden">
                <Trans>Second factor asked for</Trans>
              </span>
              <span className="max-lg:hidden">
                <Trans>Asked for</Trans>
              </span>
            </>
          ) : (
            <Trans>Not asked for</Trans>
          )}
        </span>
      </AppLink>
    </li>
  )
}
