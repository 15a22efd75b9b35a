import { ClearFilters } from './filters/clear-filters.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import type { Question } from './question.ts'
import { NothingFound } from './search/nothing-found.tsx'
import { Results } from './search/results.tsx'
import { MissingForm } from './stored/missing-form.tsx'

type FoundProps = {
  question: Question
  onChange: (filters: Question['filters']) => void
  /** All filters away; what had the focus goes with them. */
  onClear: () => void
  onOpen: (id: string) => void
}

/** What was found, with what narrows it, and what to do where that is nothing. */
export function Found({ question, onChange, onClear, onOpen }: FoundProps) {
  const { filters } = question
  return (
    <Results
      question={question}
      onOpen={onOpen}
      nothing={(words) => <NothingFound words={words} filters={filters} onClearFilters={onClear} />}
      missing={(words) => <MissingForm key={words} />}
      panel={<FilterPanel filters={filters} onChange={onChange} />}
      sheet={(count) => (
        <>
          <ClearFilters filters={filters} onClear={onClear} />
          <FilterSheet filters={filters} onChange={onChange} count={count} />
        </>
      )}
    />
  )
}
