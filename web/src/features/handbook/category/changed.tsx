import { Trans } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import type { Answer } from '#features/handbook/handbook.queries.ts'
import { formatDay, localDay } from '#lib/dates.ts'

/** When an answer was changed last; by whom, the company's admins are told. */
export function Changed({ answer }: { answer: Answer }) {
  const { timeZone } = useMe()
  const day = formatDay(localDay(new Date(answer.updatedDate), timeZone ?? null))
  const name = answer.changedBy
  return (
    <p className="text-note text-field-soft">
      {name ? (
        <Trans>
          Last changed by {name} on {day}
        </Trans>
      ) : (
        <Trans>Last changed on {day}</Trans>
      )}
    </p>
  )
}
