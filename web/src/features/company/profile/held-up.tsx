import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { type Company, secondFactorsQuery } from '#features/company/company.queries.ts'
import { dayOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const day = 24 * 3_600_000

/** Whom the requirement would hold up once the days of grace are over, and from when. */
export function HeldUp({ company, graceDays }: { company: Company; graceDays: number }) {
  const { timeZone } = useMe()
  const { data, error } = useQuery(secondFactorsQuery)
  if (error) return <InlineError error={error} />
  if (data === undefined) return <Skeleton className="late h-16" />
  const { without, members, names } = data
  const since = company.require2FASince ? Date.parse(company.require2FASince) : Date.now()
  const ends = new Date(since + (Number.isFinite(graceDays) ? graceDays : 0) * day)
  const from = dayOf(ends.toISOString(), timeZone)
  const more = without - names.length
  return (
    <div className="rounded-tile bg-quiet p-4">
      {without === 0 ? (
        <p>
          <Trans>Everybody has a second factor. Nobody would be held up.</Trans>
        </p>
      ) : (
        <>
          <p className="font-semibold">
            <Trans>
              {without} of {members} have no second factor yet.
            </Trans>
          </p>
          <p className="text-note text-field-soft">
            <Trans>They would have to set one up from {from} on.</Trans>
          </p>
          <Fold look="inline" title={<Trans>Who is that?</Trans>} className="mt-1">
            <p>
              {names.join(', ')}
              {more > 0 && (
                <>
                  {' '}
                  <Plural value={more} one="and # more" other="and # more" />
                </>
              )}
            </p>
          </Fold>
        </>
      )}
    </div>
  )
}
