import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { cx } from '#lib/cx.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BelowThemes } from './browse/below-themes.tsx'
import { Themes } from './browse/themes.tsx'
import { mostText, noFilters, type Question, wordsOf } from './question.ts'
import { SearchKeys } from './search/field/search-keys.tsx'
import { useSearchKeys } from './search/field/use-search-keys.ts'
import { Waiting } from './search/waiting.tsx'
import { RecentSearches } from './stored/recent-searches.tsx'
import { storedQuery, useKeepSearch } from './stored/stored.queries.ts'
import { searchTypeOf } from './stored/stored.rules.ts'
import { useQuestion } from './use-question.ts'

/** The last opened result, and its search. */
let opened: { search: string; id: string } | null = null

/**
 * On a phone the keyboard would cover half the screen; on a desktop the person can type at once.
 */
const isDesk = () => matchMedia('(hover: hover) and (pointer: fine)').matches

// Fetched when the person starts to type.
const found = lazyPart(async () => (await import('./found.tsx')).Found)

// Below the themes.
const occasions = lazyPart(async () => (await import('./browse/occasions.tsx')).Occasions)

/** /impact-actions: search, with themes to browse before a search. */
export function LibraryPage() {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const { question, asked, change, submit, settle } = useQuestion()
  const kept = useSaveSearches()

  function clear() {
    change({ text: '', filters: noFilters })
    field.current?.focus()
  }
  function search(next: Question) {
    submit(next)
    kept.submitted(next)
    toResults()
  }
  /** Shows the results and closes an on-screen keyboard. The field keeps the focus. */
  function toResults() {
    const next = matchMedia('(pointer: coarse)').matches ? below : field
    next.current?.focus({ preventScroll: true })
  }
  useSearchKeys({ field, root, onClear: clear })
  useArrival(field)
  useEffect(() => void found.load().catch(() => {}), [])

  return (
    <div ref={root} className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="mb-1 flex items-start justify-between gap-4">
          <PageTitle name={t`Search`}>
            <Trans>What do you need?</Trans>
          </PageTitle>
          <PageHelp page="search" labels={['what is searched']} name={t`How to search`} />
        </div>
        <QuestionField
          ref={field}
          text={question.text}
          onChange={(text) => {
            kept.typed()
            change({ ...question, text })
          }}
          onSubmit={() => search(question)}
          onClear={clear}
        />
      </div>
      <div ref={below} tabIndex={-1} className="outline-none">
        {wordsOf(asked) === '' ? (
          <BeforeSearch onSearch={search} onEmpty={toResults} />
        ) : (
          <Lazy
            part={found}
            placeholder={<Waiting />}
            props={{
              question: { ...question, text: asked },
              onChange: (filters) => change({ ...question, filters }),
              onClear: () => {
                change({ ...question, filters: noFilters })
                toResults()
              },
              onOpen: (id) => {
                kept.opened(question)
                settle()
                rememberOpened(id)
              },
            }}
          />
        )}
      </div>
    </div>
  )
}

type BeforeProps = { onSearch: (question: Question) => void; onEmpty: () => void }

function BeforeSearch({ onSearch, onEmpty }: BeforeProps) {
  const { data: stored = [], isPending } = useQuery(storedQuery)
  return (
    // Appears late, so that recent searches don't push it down.
    <div className={cx('flex flex-col gap-10', isPending && 'late')}>
      <RecentSearches stored={stored} onSearch={onSearch} onEmpty={onEmpty} />
      <Browse />
    </div>
  )
}

/** Before a search: entities and themes, recently viewed, trending. */
function Browse() {
  return (
    <div className="flex flex-col gap-12">
      <Themes />
      <Lazy part={occasions} placeholder={<Skeleton className="late h-80" />} />
      <BelowThemes />
    </div>
  )
}

/** Saves searches that were submitted or led to a result, but not the same one twice in a row. */
function useSaveSearches() {
  const store = useKeepSearch()
  const isTyped = useRef(false)
  const last = useRef('')

  function submitted(question: Question): void {
    const words = wordsOf(question.text)
    const search = `${searchTypeOf(question.filters)} ${words}`
    isTyped.current = false
    if (words === '' || search === last.current) return
    last.current = search
    store(question)
  }

  return {
    typed: () => {
      isTyped.current = true
    },
    submitted,
    opened: (question: Question) => {
      if (isTyped.current) submitted(question)
    },
  }
}

/** Remembers the opened entry, so that the person returns to it. */
function rememberOpened(id: string): void {
  opened = { search: location.search, id }
}

/**
 * Initial focus: the result that the person came back from, the empty field on a desktop, else the
 * heading.
 */
function useArrival(field: RefObject<HTMLInputElement | null>): void {
  const isStep = useNavigationType() === 'POP'
  const arrive = useEffectEvent(() => {
    if (isStep && opened?.search === location.search) {
      document.querySelector<HTMLElement>(`[data-id="${CSS.escape(opened.id)}"]`)?.focus()
    }
    if (!isStep && field.current?.value === '' && isDesk()) field.current.focus()
  })
  useEffect(() => arrive(), [])
}

type Props = {
  ref: RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
  onClear: () => void
}

/** One big field. Its results are links below it. */
function QuestionField({ ref, text, onChange, onSubmit, onClear }: Props) {
  const { t } = useLingui()
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-5 size-6 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={ref}
          type="search"
          aria-label={t`Search`}
          placeholder={t`feedback, focus`}
          dir="auto"
          maxLength={mostText}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className="block min-h-17 w-full appearance-none rounded-card bg-surface py-3 pr-16 pl-14 text-lead text-ink placeholder:text-ink-soft focus-visible:outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
        />
        {text === '' ? (
          <SearchKeys />
        ) : (
          <span className="on-surface absolute inset-y-0 right-2.5 my-auto h-12 rounded-pill">
            <IconButton label={t`Clear`} icon={<X aria-hidden="true" />} onClick={onClear} />
          </span>
        )}
      </form>
    </search>
  )
}
