import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { type CompanyEvent, eventsQuery } from '#companies/changes.queries.ts'
import { eventNames, fieldOf } from '#companies/company.labels.ts'
import { countNames } from '#companies/count.labels.ts'
import { ImportChanges } from '#companies/import-changes.tsx'
import { momentOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const few = 8

export function ChangesCard({ of }: { of: string | null }) {
  const { data, error } = useQuery(eventsQuery(of))
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? data : data?.slice(0, few)
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Changes</Trans>
      </h2>
      <InlineError error={error} />
      {data === undefined && !error && <Skeleton className="late mt-4 h-40" />}
      {data?.length === 0 && (
        <p className="mt-3 text-field-soft">
          <Trans>Nothing was changed yet.</Trans>
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {shown.map((event) => (
            <Change key={event._id} of={of} event={event} />
          ))}
        </ul>
      )}
      {(data?.length ?? 0) > few && (
        <Button
          variant="quiet"
          className="mt-4"
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </Card>
  )
}

function Change({ of, event }: { of: string | null; event: CompanyEvent }) {
  const { t, i18n } = useLingui()
  const { timeZone } = useMe()
  const { kind, at, who, about, items, fields, counts } = event
  const name = who ?? t`Somebody`
  const words = eventNames[kind]
  const what = words ? i18n._(words) : kind
  const named = fields.map((field) => {
    const label = fieldOf(kind, field)
    return label ? i18n._(label) : field
  })
  // Joining is both: who did it, and who it concerns.
  const whom = about.filter((one) => one !== who)
  const done = counts.flatMap(({ what: did, count }) => {
    const label = countNames[did]
    return label && count > 0 ? [`${count.toLocaleString('en')} ${i18n._(label)}`] : []
  })
  const details = [...whom, ...named, ...done].join(', ')
  const [first] = items
  const line = (
    <>
      <span className="block wrap-anywhere first-letter:uppercase">
        <span className="font-semibold">{name}</span> {what}
        {details && `: ${details}`}
      </span>
      <span className="block text-note text-field-soft">{momentOf(at, timeZone)}</span>
    </>
  )
  if (kind !== 'members_imported' || first === undefined) return <li>{line}</li>
  return (
    <li>
      <ImportChanges of={of} id={first}>
        {line}
      </ImportChanges>
    </li>
  )
}
