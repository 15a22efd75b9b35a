import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Browse } from './browse/browse.tsx'
import { noFilters, type Question, wordsOf } from './question.ts'
import { rememberOpened, useArrival } from './search/field/arrival.ts'
import { KeyNote } from './search/field/key-note.tsx'
import { QuestionField } from './search/field/question-field.tsx'
import { useSearchKeys } from './search/field/use-search-keys.ts'
import { Waiting } from './search/waiting.tsx'
import { RecentSearches } from './stored/recent-searches.tsx'
import { storedQuery } from './stored/stored.queries.ts'
import { useSaveSearches } from './stored/use-save-searches.ts'
import { useQuestion } from './use-question.ts'

// Fetched while one begins to type.
const foundPart = lazyPart(async () => (await import('./found.tsx')).Found)

/** /impact-actions: search, and browse before one searches. */
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
  /** The focus stays in the field, but a keyboard on the screen gives way to what was found. */
  function toResults() {
    const next = matchMedia('(pointer: coarse)').matches ? below : field
    next.current?.focus({ preventScroll: true })
  }
  useSearchKeys({ field, root, onClear: clear })
  useArrival(field)
  useEffect(() => {
    foundPart.load().catch(() => {})
  }, [])

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
        {question.text === '' && <KeyNote />}
      </div>
      <div ref={below} tabIndex={-1} className="outline-none">
        {wordsOf(asked) === '' ? (
          <BeforeSearch onSearch={search} onEmpty={toResults} />
        ) : (
          <Lazy
            part={foundPart}
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

/** What one searched last, and the ways to browse. */
function BeforeSearch({ onSearch, onEmpty }: BeforeProps) {
  const { data: stored = [], isPending } = useQuery(storedQuery)
  return (
    // Waits a moment, so that nothing moves down when recent searches come.
    <div className={cx('flex flex-col gap-10', isPending && 'late')}>
      <RecentSearches stored={stored} onSearch={onSearch} onEmpty={onEmpty} />
      <Browse />
    </div>
  )
}
