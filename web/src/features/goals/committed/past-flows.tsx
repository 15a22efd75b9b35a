import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { entityLabel, isEntity } from '#lib/entities.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { likedWords } from './past.labels.ts'
import { deleteFlow, deleteFlows, flowsQuery, type PastFlow, useDeleting } from './past.queries.ts'
import { PastList } from './past-list.tsx'

/** The runs of the flow: when, whom for, what was chosen, and the rating. */
export function PastFlows() {
  const { t, i18n } = useLingui()
  const zone = useMe().timeZone
  const { data, error, refetch } = useQuery(flowsQuery)
  const deleting = useDeleting(flowsQuery.queryKey, { one: deleteFlow, all: deleteFlows })
  if (error && !data) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="late h-24" />
  if (data.length === 0) {
    return (
      <p>
        <Trans>No past flows.</Trans>
      </p>
    )
  }
  const headOf = ({ flow: { entity }, startTime }: PastFlow) => {
    const day = formatDay(localDay(new Date(startTime), zone), localDay(new Date(), zone))
      // The day stays in one line.
      .replaceAll(' ', '\u00a0')
    return `${isEntity(entity) ? i18n._(entityLabel[entity]) : entity} · ${day}`
  }
  return (
    <PastList
      label={t`Past flows`}
      question={t`Delete all past flows and their ratings?`}
      items={data.map((item) => ({ key: item._id, name: headOf(item), item }))}
      render={(item) => <Flow flow={item} head={headOf(item)} />}
      deleting={deleting}
    />
  )
}

function Flow({ flow: { flow, liked }, head }: { flow: PastFlow; head: string }) {
  const { i18n } = useLingui()
  const word = liked === null ? undefined : likedWords[liked]
  const chosen = flow.steps.flatMap(({ selected }) => selected.map(({ title }) => title))
  return (
    <>
      <p className="font-semibold">{head}</p>
      <ol className="mt-1 text-note text-field-soft">
        {chosen.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may hold the same words
          <li key={at} dir="auto">
            {title}
          </li>
        ))}
      </ol>
      <p className="mt-1 text-note font-semibold">
        {word ? i18n._(word) : <Trans>Not rated</Trans>}
      </p>
    </>
  )
}
