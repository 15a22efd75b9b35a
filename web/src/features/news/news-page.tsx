import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { type Me, meQuery } from '#api/me.ts'
import { formatDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureBook } from '#ui/art/picture-book.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Markdown } from '#ui/markdown.tsx'

const listDocument = graphql(`
  query News {
    newsGetMany {
      id
      date
      title
      text
      isUnread
    }
  }
`)

const readDocument = graphql(`
  mutation NewsRead($id: ID!) {
    newsRead(id: $id)
  }
`)

/** News, newest first. Unread items stay marked while the page is open. */
const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: async ({ signal }) => (await request(listDocument, {}, { signal })).newsGetMany,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** /whats-new: the newest first; opening the page marks it as read on every device. */
export function NewsPage() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(newsQuery)
  useMarkRead(data.find((item) => item.isUnread)?.id)
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <header>
        <PageTitle>{t`What's New`}</PageTitle>
        <p className="mt-2 max-w-prose text-lead text-field-soft">
          <Trans>What has changed, newest first.</Trans>
        </p>
      </header>
      {data.length === 0 ? (
        <EmptyState
          picture={<PictureBook />}
          title={t`No news yet`}
          text={t`When something changes, you’ll read about it here.`}
          action={
            <AppLink to={paths.home} className={buttonClass('strong')}>
              <Trans>Go to Home</Trans>
            </AppLink>
          }
        />
      ) : (
        <ol aria-label={t`News, newest first`} className="flex flex-col gap-4">
          {data.map((item) => (
            <li key={item.id}>
              <NewsCard {...item} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type Item = { id: string; date: string; title: string; text: string; isUnread: boolean }

function NewsCard({ date, title, text, isUnread }: Item) {
  return (
    <article
      className={
        isUnread
          ? 'on-tone grid gap-x-8 gap-y-3 rounded-card bg-sun p-6'
          : 'on-surface grid gap-x-8 gap-y-3 rounded-card p-6'
      }
    >
      <div className="flex items-center gap-3 text-note">
        <time dateTime={date} className="font-semibold text-field-soft">
          {formatDay(date)}
        </time>
        {isUnread && (
          <span className="rounded-pill bg-on-tone px-3 py-1 font-semibold text-[#fff]">
            <Trans>New</Trans>
          </span>
        )}
      </div>
      <div className="min-w-0">
        <h2 className="mb-3 text-title">{title}</h2>
        <Markdown source={text} />
      </div>
    </article>
  )
}

function useMarkRead(newest: string | undefined): void {
  const queries = useQueryClient()
  const mark = useEffectEvent(async (id: string) => {
    try {
      await request(readDocument, { id })
      queries.setQueryData(meQuery.queryKey, (me: Me | undefined) =>
        me === undefined ? me : { ...me, hasUnreadNews: false },
      )
    } catch {
      // The unread marks stay until the next visit.
    }
  })
  useEffect(() => {
    if (newest !== undefined) void mark(newest)
  }, [newest])
}
