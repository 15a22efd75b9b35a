import { Plural, Trans } from '@lingui/react/macro'
import type { Coverage } from './handbook.rules.ts'

/** The number of answers, for members; only admins see the gaps. */
export function AnswerCount({ answered }: { answered: number }) {
  return (
    <p className="text-note text-field-soft">
      <Plural value={answered} _0="No answers yet" one="# answer" other="# answers" />
    </p>
  )
}

/** The share of answered questions, in words and as a bar; for admins. */
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
          className="fill h-full rounded-pill bg-strong"
          style={{ width: `${all === 0 ? 0 : (100 * answered) / all}%` }}
        />
      </div>
    </div>
  )
}
