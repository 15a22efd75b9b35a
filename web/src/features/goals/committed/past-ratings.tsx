import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { recordsQuery } from '#advice/records.ts'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { likedWords } from './past.labels.ts'
import {
  deleteRating,
  deleteRatings,
  type PastRating,
  ratingsQuery,
  useDeleting,
} from './past.queries.ts'
import { PastList } from './past-list.tsx'

/** How helpful one found pieces of advice. */
export function PastRatings() {
  const { t, i18n } = useLingui()
  const zone = useMe().timeZone
  const { data, error, refetch } = useQuery(ratingsQuery)
  const titles = useTitles((data ?? []).map(({ id }) => id))
  const deleting = useDeleting(ratingsQuery.queryKey, { one: deleteRating, all: deleteRatings })
  if (error && !data) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!data || titles === undefined) return <Skeleton className="late h-24" />
  if (data.length === 0) {
    return (
      <p>
        <Trans>No ratings.</Trans>
      </p>
    )
  }
  const nameOf = ({ id }: PastRating) => titles.get(id) ?? t`Advice that is no longer offered`
  const noteOf = ({ liked, likedDate }: PastRating) => {
    const day = formatDay(localDay(new Date(likedDate), zone), localDay(new Date(), zone))
    const word = likedWords[liked]
    return word ? `${i18n._(word)} · ${day}` : day
  }
  return (
    <PastList
      label={t`Ratings of advice`}
      question={t`Delete all ratings of advice?`}
      items={data.map((item) => ({ key: item.id, name: nameOf(item), item }))}
      render={(item) => (
        <>
          <p className="font-semibold">{nameOf(item)}</p>
          <p className="mt-1 text-note text-field-soft">{noteOf(item)}</p>
        </>
      )}
      deleting={deleting}
    />
  )
}

/** The titles of advice by id; undefined until they are there, empty where they can't be had. */
function useTitles(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const advice = useQuery(recordsQuery('impact-advice', ids))
  const help = useQuery(recordsQuery('implementation-advice', ids))
  if (advice.isPending || help.isPending) return undefined
  const rows = [...(advice.data ?? []), ...(help.data ?? [])]
  return new Map(rows.map(({ id, title }) => [id, title]))
}
