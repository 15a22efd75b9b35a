import { Trans } from '@lingui/react/macro'
import type { Coverage } from './handbook.rules.ts'

/** How much is answered, in words and as a bar. */
export function CoverageBar({ coverage }: { coverage: Coverage }) {
  const { answered, all } = coverage
  return (
    <div className="flex flex-col gap-2">
      <p className="text-note text-field-soft">
        {answered === all ? (
          <Trans>All {all} answered</Trans>
        ) : (
          <Trans>
            {answered} of {all} answered
          </Trans>
        )}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-quiet">
        <div
          className="h-full rounded-pill bg-strong"
          style={{ width: `${all === 0 ? 0 : (100 * answered) / all}%` }}
        />
      </div>
    </div>
  )
}
