import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Question, wordsOf } from '#features/library/question.ts'
import { cx } from '#lib/cx.ts'
import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { resultMark } from './field/use-search-keys.ts'
import { foundQuery, limits, type SearchResult, type TitledAction } from './found.queries.ts'
import { HitCard } from './hit-card.tsx'
import { Whom } from './hit-parts.tsx'
import { countOf, quoted, said } from './says.ts'
import { Waiting } from './waiting.tsx'

type Props = {
  question: Question
  onOpen: (id: string) => void
  nothing: (words: string) => ReactNode
  /** A form for missing content, below the results. */
  missing: (words: string) => ReactNode
  /** The filters beside the results, on wide screens. */
  panel: ReactNode
  /** The filters behind a button; `count` is null while the number of results is unknown. */
  sheet: (count: number | null) => ReactNode
}

/** The results. Earlier results stay until the next ones have loaded. */
export function Results(props: Props) {
  const { question, onOpen, nothing, missing, panel, sheet } = props
  const [wider, setWider] = useState<string | null>(null)
  const asks = JSON.stringify(question)
  const limit = wider === asks ? limits.most : limits.first
  const search = useQuery({
    ...foundQuery(question, limit),
    placeholderData: (earlier: SearchResult | undefined) => earlier,
  })
  const { data: found, error, isPlaceholderData: isOld } = search
  const words = wordsOf(question.text)
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_15rem] xl:gap-8">
      {/* Comes first in the focus order, because the list may be long. */}
      <div className="hidden xl:col-start-2 xl:row-start-1 xl:block">{panel}</div>
      <div
        className="flex min-w-0 flex-col gap-3 xl:col-start-1 xl:row-start-1"
        aria-busy={search.isFetching}
      >
        <Announcer words={words} found={isOld ? undefined : found} />
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 xl:min-h-11">
          <p className="font-semibold text-field">
            {found && countOf(found) > 0 && (
              <Plural value={countOf(found)} one="# result" other="# results" />
            )}
          </p>
          {sheet(found ? countOf(found) : null)}
        </div>
        {error && <TryAgain error={error} onRetry={() => void search.refetch()} />}
        {!found && !error && <Waiting />}
        {found && (
          <div
            className={cx(
              'flex flex-col gap-8 transition-opacity delay-200',
              isOld && 'opacity-60',
            )}
          >
            <FoundList
              found={found}
              wanted={question.filters.entity}
              onOpen={onOpen}
              nothing={nothing}
              missing={missing}
            />
            <More found={found} limit={limit} onMore={() => setWider(asks)} />
          </div>
        )}
      </div>
    </div>
  )
}

type ListProps = Pick<Props, 'onOpen' | 'nothing' | 'missing'> & {
  found: SearchResult
  wanted: Question['filters']['entity']
}

function FoundList({ found, wanted, onOpen, nothing, missing }: ListProps) {
  const { t } = useLingui()
  const { titles, hits, near, query } = found
  const isNothing = countOf(found) === 0
  const above = new Set(titles.map(({ id }) => id))
  const listed = isNothing
    ? near
    : hits.filter(({ kind, id }) => kind !== 'action' || !above.has(id))
  const label = isNothing ? t`Related` : t`In the library`
  return (
    <>
      <Corrected found={found} />
      {titles.length > 0 && <TitleGroup titles={titles} wanted={wanted} onOpen={onOpen} />}
      {isNothing && nothing(query)}
      {listed.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2
            className={cx(
              'text-title text-field',
              // Only hidden: its cards are headings of level 3 and need one of level 2.
              !isNothing && titles.length === 0 && 'sr-only',
            )}
          >
            {label}
          </h2>
          <ol aria-label={label} className="flex flex-col gap-3">
            {listed.map((hit) => (
              <li key={`${hit.kind}:${hit.id}`}>
                <HitCard hit={hit} wanted={wanted} onOpen={onOpen} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {isNothing && missing(query)}
    </>
  )
}

function Corrected({ found: { query, corrected } }: { found: SearchResult }) {
  if (corrected === null) return null
  return (
    <p dir="auto">
      <Trans>
        Results for <strong>{quoted(corrected)}</strong>. No results for “{quoted(query)}”.
      </Trans>
    </p>
  )
}

/** Loads the other results at once; the first of them takes the focus. */
function More(props: { found: SearchResult; limit: number; onMore: () => void }) {
  const { found, limit, onMore } = props
  const count = found.hits.length
  const asked = useRef(false)
  const next = found.hits[limits.first]
  const address = next && `${next.kind}:${next.id}`
  useEffect(() => {
    if (!asked.current || address === undefined) return
    asked.current = false
    document.querySelector<HTMLElement>(`[data-id="${CSS.escape(address)}"]`)?.focus()
  }, [address])
  if (found.total <= count) return null
  if (limit === limits.most) {
    return (
      <p className="text-field-soft">
        <Trans>These are the top {count}. Add a word or a filter to narrow them down.</Trans>
      </p>
    )
  }
  return (
    <div>
      <Button
        variant="quiet"
        onClick={() => {
          asked.current = true
          onMore()
        }}
      >
        <Plural
          value={Math.min(found.total, limits.most) - count}
          one="Show # more"
          other="Show # more"
        />
      </Button>
    </div>
  )
}

/** How long results must be stable before they are read out, in milliseconds. */
const calm = 700

/** Announces results once typing has stopped. `found`: undefined while loading. */
function Announcer({ words, found }: { words: string; found: SearchResult | undefined }) {
  const [saying, setSaying] = useState('')
  const next = found ? said(words, found) : null
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setSaying(next), calm)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <p role="status" className="sr-only">
      {saying}
    </p>
  )
}

type TitleGroupProps = {
  titles: readonly TitledAction[]
  wanted: Entity | null
  onOpen: (id: string) => void
}

/** Impact actions whose title has the words: at most five, before all other results. */
function TitleGroup({ titles, wanted, onOpen }: TitleGroupProps) {
  const { t } = useLingui()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title text-field">
        <Trans>Impact actions</Trans>
      </h2>
      <ul aria-label={t`Impact actions`} className="on-surface rounded-card p-2">
        {titles.map(({ id, title, entity }) => (
          <li key={id}>
            <AppLink
              {...resultMark}
              data-id={`action:${id}`}
              to={paths.action({ action: id, entity: wanted ?? entity[0] })}
              state={{ from: 'search' }}
              onClick={() => onOpen(`action:${id}`)}
              className="flex min-h-14 items-center gap-4 rounded-tile px-3 py-2 no-underline transition-[background-color] hover:bg-quiet focus-visible:-outline-offset-2 sm:px-4"
            >
              <span className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-6">
                <span dir="auto" className="block leading-snug font-semibold">
                  {title}
                </span>
                <span className="mt-0.5 block shrink-0 text-note text-field-soft sm:mt-0">
                  <Whom entity={entity} />
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:[scale:-1_1]" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
