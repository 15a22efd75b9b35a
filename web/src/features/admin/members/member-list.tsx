import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import {
  elsewhereQuery,
  type ListOf,
  type Member,
  membersQuery,
  publicUsers,
} from '#features/admin/members.queries.ts'
import { cx } from '#lib/cx.ts'
import { limits } from '#lib/generated/limits.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MemberRow, type Opening } from './member-row.tsx'
import type { Filtering } from './use-filters.ts'

/** 1,001 means more than 1,000. */
const counted = limits.membersCounted
/** Rows before the end at which the next page loads. */
const rowsAhead = 30

type Props = Opening & {
  of: ListOf
  filtering: Filtering
  onInvite?: (() => void) | undefined
}

/** All members that match the filters, a page at a time; only rows near the screen are drawn. */
export function MemberList({ of, filtering, onInvite, ...opening }: Props) {
  const { filters } = filtering
  const query = useInfiniteQuery({
    ...membersQuery(of, filters),
    placeholderData: keepPreviousData,
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = query
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <Count total={data && total} isShown={Boolean(filters.query || filters.role)} />
      {data === undefined ? (
        error ? (
          <InlineError error={error} />
        ) : (
          <Skeleton className="late h-96" />
        )
      ) : rows.length === 0 ? (
        <Nobody of={of} filtering={filtering} onInvite={onInvite} />
      ) : (
        <>
          <AlsoFits of={of} filtering={filtering} className="mb-3 text-note" />
          <InlineError error={error} />
          <Rows
            rows={rows}
            {...opening}
            onNearEnd={() => {
              if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
            }}
          />
        </>
      )}
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="quiet" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

type CountProps = { total: number | undefined; isShown: boolean }

/** The live region exists before it has text, or it would not be read out. */
function Count({ total, isShown }: CountProps) {
  // Only screen readers get the total if it is shown elsewhere already.
  return (
    <p role="status" className={isShown && total ? 'mb-3 text-note text-field-soft' : 'sr-only'}>
      {total === undefined ? null : total === 0 ? (
        <Trans>No one found</Trans>
      ) : total > counted ? (
        <Trans>More than {counted.toLocaleString('en')} people</Trans>
      ) : (
        <Plural value={total} one="# person" other="# people" />
      )}
    </p>
  )
}

type RowsProps = Opening & {
  rows: readonly Member[]
  onNearEnd: () => void
}

function Rows({ rows, onNearEnd, ...opening }: RowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const sizes = useSizes(list, rows.length)
  const { pathname, search } = useLocation()
  const near = () => {
    const handle = list.current
    if (handle === null) return
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize)
    if (last + rowsAhead >= rows.length) onNearEnd()
  }
  // One page may not fill the screen.
  useEffect(() => {
    if (scrollY > 0) near()
  })
  return (
    // pointer-events stay on: the list would turn them off while it scrolls a focused row into
    // view.
    <div className="on-surface overflow-hidden rounded-card [&>ul]:pointer-events-auto!">
      <div
        aria-hidden="true"
        className="hidden gap-4 border-b-2 border-(--quiet) px-6 py-3 text-note font-semibold text-field-soft lg:grid lg:grid-cols-[minmax(0,1fr)_12rem_9rem]"
      >
        <span>
          <Trans>Name and email</Trans>
        </span>
        <span>
          <Trans>Role</Trans>
        </span>
        <span>
          <Trans>State</Trans>
        </span>
      </div>
      <WindowVirtualizer
        ref={list}
        data={rows}
        onScroll={near}
        as="ul"
        item="li"
        {...(sizes && { cache: sizes })}
        bufferSize={1200}
      >
        {(member) => (
          <MemberRow key={member._id} member={member} list={pathname + search} {...opening} />
        )}
      </WindowVirtualizer>
    </div>
  )
}

type Sizes = ComponentProps<typeof WindowVirtualizer>['cache']

/** Row heights by history entry. */
const seen = new Map<string, { sizes: Sizes; length: number }>()
const most = 50

/** Row heights when this history entry was left, so that the scroll position can be restored. */
function useSizes(list: RefObject<WindowVirtualizerHandle | null>, length: number): Sizes {
  const { key } = useLocation()
  const [sizes] = useState(() => {
    const before = seen.get(key)
    return before?.length === length ? before.sizes : undefined
  })
  useLayoutEffect(
    () => () => {
      if (list.current === null) return
      seen.delete(key)
      seen.set(key, { sizes: list.current.cache, length })
      const [oldest] = seen.keys()
      if (seen.size > most && oldest !== undefined) seen.delete(oldest)
    },
    [key, list, length],
  )
  return sizes
}

type NobodyProps = {
  of: ListOf
  filtering: Filtering
  onInvite?: (() => void) | undefined
}

function Nobody({ of, filtering, onInvite }: NobodyProps) {
  const { t } = useLingui()
  const { filters, isNarrowed, clear } = filtering
  if (of === publicUsers) {
    return (
      <EmptyState
        picture={<PictureLost />}
        title={t`No one found`}
        text={
          isNarrowed
            ? t`Try the beginning of a name or email.`
            : t`People who sign up without a company will appear here.`
        }
        action={
          isNarrowed && (
            <Button onClick={clear}>
              <Trans>Show all</Trans>
            </Button>
          )
        }
      />
    )
  }
  if (filters.state === 'invited' && !filters.query && !filters.role) {
    return (
      <EmptyState
        picture={<PictureMeet />}
        title={t`No open invitations`}
        text={t`People you invite by email appear here until they join.`}
        action={
          onInvite && (
            <Button onClick={onInvite}>
              <Trans>Invite people</Trans>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <AlsoFits of={of} filtering={filtering} />
      <EmptyState
        picture={<PictureLost />}
        title={t`No one found`}
        text={t`Try the beginning of a name or email.`}
        action={
          isNarrowed && (
            <Button onClick={clear}>
              <Trans>Show all members</Trans>
            </Button>
          )
        }
      />
    </>
  )
}

type AlsoFitsProps = { of: ListOf; filtering: Filtering; className?: string }

/** The number of other matches in the other states. */
function AlsoFits({ of, filtering: { filters, set }, className }: AlsoFitsProps) {
  const { query = '', role = null, state } = filters
  const company = of === null || typeof of === 'string' ? of : null
  const isAsked = of !== publicUsers && state === null && Boolean(query || role)
  const { data } = useQuery({
    ...elsewhereQuery(company, { query, role }),
    enabled: isAsked,
  })
  if (!isAsked || data === undefined) return null
  const { invited, deactivated } = data
  if (invited + deactivated === 0) return null
  const link = linkClass('inline-flex min-h-11 items-center text-left')
  return (
    <p role="status" className={cx('flex flex-wrap gap-x-5', className)}>
      {invited > 0 && (
        <button type="button" className={link} onClick={() => set({ state: 'invited' })}>
          <Plural
            value={invited}
            one="# invited person also matches"
            other="# invited people also match"
          />
        </button>
      )}
      {deactivated > 0 && (
        <button type="button" className={link} onClick={() => set({ state: 'deactivated' })}>
          <Plural
            value={deactivated}
            one="# deactivated person also matches"
            other="# deactivated people also match"
          />
        </button>
      )}
    </p>
  )
}
