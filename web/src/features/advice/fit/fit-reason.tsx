import { Trans, useLingui } from '@lingui/react/macro'
import { reasonClause } from './fit.labels.ts'

export type Reason = { name: string; value?: string | null }

/** One line that says why a piece of advice fits; renders nothing without a reason. */
export function FitReason({ reasons }: { reasons: readonly Reason[] }) {
  const { i18n } = useLingui()
  const [first, second] = reasons.flatMap(({ name, value }) => {
    const clause = reasonClause[name]?.(value ?? '')
    return clause === undefined ? [] : i18n._(clause)
  })
  if (first === undefined) return null
  return (
    <span className="block text-note">
      {second === undefined ? (
        <Trans>Because {first}</Trans>
      ) : (
        <Trans>
          Because {first} and {second}
        </Trans>
      )}
    </span>
  )
}
