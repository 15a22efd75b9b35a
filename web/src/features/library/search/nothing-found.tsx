import { Trans } from '@lingui/react/macro'
import { countFilters, type Filters } from '#features/library/question.ts'
import { Button } from '#ui/button.tsx'
import { quoted } from './says.ts'

type Props = { words: string; filters: Filters; onClearFilters: () => void }

/** Nothing fits: what can be done about it. */
export function NothingFound({ words, filters, onClearFilters }: Props) {
  const asked = quoted(words)
  const isFiltered = countFilters(filters) > 0
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-title text-field">
        {isFiltered ? (
          <Trans>
            Nothing for “<bdi>{asked}</bdi>” within these filters
          </Trans>
        ) : (
          <Trans>
            Nothing for “<bdi>{asked}</bdi>”
          </Trans>
        )}
      </h2>
      {isFiltered ? (
        <Button variant="primary" onClick={onClearFilters}>
          <Trans>Clear filters</Trans>
        </Button>
      ) : (
        <p className="max-w-prose text-field-soft">
          <Trans>Fewer words, or more usual ones, find more.</Trans>
        </p>
      )}
    </div>
  )
}
