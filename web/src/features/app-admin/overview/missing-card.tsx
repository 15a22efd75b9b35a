import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missingQuery } from '#features/app-admin/overview.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const few = 8

/** Searches without a result, anonymous. */
export function MissingCard() {
  const { data, error } = useQuery(missingQuery)
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? data : data?.slice(0, few)
  return (
    <Card className="min-w-0">
      <h2 className="text-title">
        <Trans>Missed searches</Trans>
      </h2>
      <p className="mt-2 text-note text-field-soft">
        <Trans>What people looked for and didn’t find. No names.</Trans>
      </p>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {data === undefined && !error && <Skeleton className="late h-40" />}
      {data?.length === 0 && (
        <p className="text-field-soft">
          <Trans>Missed searches will appear here.</Trans>
        </p>
      )}
      <ul className="flex flex-col">
        {shown?.map(({ words, people, lastDay }) => (
          <li key={words} className="border-t-2 border-(--quiet) py-3 first:border-t-0">
            <p dir="auto">{words}</p>
            <p className="text-note text-field-soft">
              <Plural value={people} one="# person" other="# people" />
              {` · ${formatDay(lastDay)}`}
            </p>
          </li>
        ))}
      </ul>
      {!isLong && (data?.length ?? 0) > few && (
        <Button variant="quiet" className="mt-3" onClick={() => setIsLong(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </Card>
  )
}
