import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { companiesQuery, type CompanyRow as Row } from '#features/app-admin/companies.queries.ts'
import { cx } from '#lib/cx.ts'
import { useTyped } from '#lib/use-typed.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { LoadMore } from '#shell/load-more.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const columns = 'xl:grid-cols-[minmax(0,1fr)_12rem_9rem_9rem]'

/** All companies by name, found by beginnings of names and domains. */
export function CompanyList() {
  const { t } = useLingui()
  const { asked, typed, setTyped } = useQuestion()
  return (
    <section aria-label={t`Companies`} className="flex flex-col gap-5">
      <SearchField label={t`Search by name or domain`} typed={typed} setTyped={setTyped} />
      <Found asked={asked} onClear={() => setTyped('')} />
    </section>
  )
}

function Found({ asked, onClear }: { asked: string; onClear: () => void }) {
  const { t } = useLingui()
  const query = useInfiniteQuery({ ...companiesQuery(asked), placeholderData: keepPreviousData })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = query
  if (data === undefined) {
    return error ? <InlineError error={error} /> : <Skeleton className="late h-96" />
  }
  const rows = data.pages.flatMap((page) => page.rows)
  const total = data.pages[0]?.total ?? 0
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<PictureLost />}
        title={t`No company found`}
        text={t`Try the beginning of its name or of an email domain.`}
        action={
          asked !== '' && (
            <Button onClick={onClear}>
              <Trans>Show all companies</Trans>
            </Button>
          )
        }
      />
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="mb-3 text-note text-field-soft">
        <Plural value={total} one="# company" other="# companies" />
      </p>
      <InlineError error={error} />
      <div className="on-surface overflow-hidden rounded-card">
        <div
          aria-hidden="true"
          className={`hidden gap-4 border-b-2 border-(--quiet) px-6 py-3 text-note font-semibold text-field-soft xl:grid ${columns}`}
        >
          <span>
            <Trans>Name</Trans>
          </span>
          <span>
            <Trans>Members</Trans>
          </span>
          <span>
            <Trans>Email domains</Trans>
          </span>
          <span>
            <Trans>Two-factor sign-in</Trans>
          </span>
        </div>
        <ul>
          {rows.map((company) => (
            <CompanyRow key={company._id} company={company} />
          ))}
        </ul>
      </div>
      {hasNextPage && (
        <div className="mt-4">
          <LoadMore
            count={rows.length}
            pending={isFetchingNextPage}
            label={t`Show more`}
            onMore={() => {
              if (!isFetchingNextPage) void fetchNextPage()
            }}
          />
        </div>
      )}
    </div>
  )
}

/** The search, kept in the address; typed text follows after a pause. */
function useQuestion() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q')?.slice(0, 200) ?? ''
  const [typed, setTyped] = useTyped(asked, (text) =>
    setSearch(text === '' ? {} : { q: text }, { replace: true }),
  )
  return { asked, typed, setTyped }
}

function CompanyRow({ company }: { company: Row }) {
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
              <Trans>Individual users</Trans>
            </Chip>
          )}
        </span>
        <span className="text-note text-field-soft xl:text-body">
          <Plural value={members} one="# member" other="# members" />
          {seats !== undefined && (
            <>
              {' '}
              <Trans>of {seats}</Trans>
            </>
          )}
        </span>
        <span className="text-note text-field-soft xl:text-body">
          <Plural value={domains} _0="No domain" one="# domain" other="# domains" />
        </span>
        {/* On phones without column heads, default values are left out. */}
        <span
          className={cx('text-note text-field-soft xl:text-body', !require2FA && 'max-xl:hidden')}
        >
          {require2FA ? (
            <>
              <span className="xl:hidden">
                <Trans>Two-factor sign-in required</Trans>
              </span>
              <span className="max-xl:hidden">
                <Trans>Required</Trans>
              </span>
            </>
          ) : (
            <Trans>Not required</Trans>
          )}
        </span>
      </AppLink>
    </li>
  )
}
