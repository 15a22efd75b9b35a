import { Trans, useLingui } from '@lingui/react/macro'
import { History, X } from 'lucide-react'
import { useRef } from 'react'
import { kindWords } from '#features/library/kinds.ts'
import type { Question } from '#features/library/question.ts'
import { linkClass } from '#ui/link.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { useDeleteSearches } from './stored.queries.ts'
import { type PastSearch, questionOf, recentOf, type StoredSearch } from './stored.rules.ts'

type Props = {
  stored: readonly StoredSearch[]
  onSearch: (question: Question) => void
  onEmpty: () => void
}

export function RecentSearches({ stored, onSearch, onEmpty }: Props) {
  const { t } = useLingui()
  const deleteSearches = useDeleteSearches()
  const list = useRef<HTMLUListElement>(null)
  const recents = recentOf(stored)
  useFocusNext(recents.map(keyOf), (place) =>
    place === null
      ? null
      : list.current?.querySelectorAll<HTMLElement>('[data-delete]').item(place),
  )
  if (recents.length === 0) return null

  function remove(recent: PastSearch) {
    if (recents.length === 1) onEmpty()
    deleteSearches(recent.ids)
  }
  function removeAll() {
    onEmpty()
    deleteSearches(stored.map(({ _id }) => _id))
  }

  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-title text-field">
          <Trans>Recent searches</Trans>
        </h2>
        <button type="button" className={linkClass('min-h-11')} onClick={removeAll}>
          <Trans>Delete all</Trans>
        </button>
      </div>
      <ul ref={list} aria-label={t`Recent searches`} className="flex flex-wrap gap-2">
        {recents.map((recent) => (
          <RecentSearch
            key={keyOf(recent)}
            recent={recent}
            onSearch={() => onSearch(questionOf(recent))}
            onDelete={() => remove(recent)}
          />
        ))}
      </ul>
    </section>
  )
}

const keyOf = ({ kind, words }: PastSearch) => `${kind} ${words}`

type OneProps = { recent: PastSearch; onSearch: () => void; onDelete: () => void }

function RecentSearch({ recent: { words, kind }, onSearch, onDelete }: OneProps) {
  const { t, i18n } = useLingui()
  return (
    <li className="flex max-w-full rounded-pill sm:max-w-96 bg-quiet text-field">
      <button
        type="button"
        data-result=""
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-pill pr-1 pl-4 text-left font-semibold"
        onClick={onSearch}
      >
        <History aria-hidden="true" className="size-4.5 shrink-0" />
        <span dir="auto" className="truncate">
          {words}
        </span>
        {kind && (
          <span className="shrink-0 font-normal text-field-soft">
            {i18n._(kindWords[kind].one)}
          </span>
        )}
      </button>
      <button
        type="button"
        data-delete=""
        aria-label={t`Delete the search ${words}`}
        title={t`Delete`}
        className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-quiet"
        onClick={onDelete}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  )
}
