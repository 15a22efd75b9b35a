import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { recordsQuery } from '#features/advice/records.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { entityLabel, isEntity } from '#lib/entities.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import {
  deleteFlow,
  deleteFlows,
  deleteRating,
  deleteRatings,
  flowsQuery,
  type PastFlow,
  type PastRating,
  ratingsQuery,
  useDeleting,
} from './past.queries.ts'

const few = 10

/** The rating of advice: product 4, feedback choices. */
const likedWords: Record<number, MessageDescriptor> = {
  4: msg`Very helpful`,
  3: msg`Helpful`,
  2: msg`Somewhat helpful`,
  1: msg`Not helpful`,
}

/** Past flows and ratings of advice: to see again and to delete (product 3, history). */
export function PastSection() {
  return (
    <div className="flex flex-col gap-6">
      <Part title={<Trans>Past flows</Trans>} note={<Trans>What you chose, step by step</Trans>}>
        <PastFlows />
      </Part>
      <Part title={<Trans>Ratings of advice</Trans>} note={<Trans>How helpful you found it</Trans>}>
        <PastRatings />
      </Part>
    </div>
  )
}

type PartProps = { title: ReactNode; note: ReactNode; children: ReactNode }

function Part({ title, note, children }: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold look="part" title={title} note={note} onToggle={setIsOpen}>
      {isOpen && <div className="on-surface rounded-card px-6 py-4">{children}</div>}
    </Fold>
  )
}

/** The person's ratings of advice. */
function PastRatings() {
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

/** The titles of advice by id; undefined until they are loaded, empty if loading failed. */
function useTitles(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const advice = useQuery(recordsQuery('impact-advice', ids))
  const help = useQuery(recordsQuery('implementation-advice', ids))
  if (advice.isPending || help.isPending) return undefined
  const rows = [...(advice.data ?? []), ...(help.data ?? [])]
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The runs of the flow: the day, the people it was for, the choices, and the rating. */
function PastFlows() {
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
      // Keeps the day in one line.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
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

type PastItem<Item> = { key: string; name: string; item: Item }

type Props<Item> = {
  label: string
  question: string
  items: readonly PastItem<Item>[]
  render: (item: Item) => ReactNode
  deleting: ReturnType<typeof useDeleting<Item>>
}

/** Entries that can be deleted, one or all; shows the newest ten until the person asks for more. */
function PastList<Item>({ label, question, items, render, deleting }: Props<Item>) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? items : items.slice(0, few)
  useFocusNext(
    shown.map(({ key }) => key),
    (place) => (place === null ? null : list.current?.querySelectorAll('button').item(place)),
  )
  const { one, all } = deleting
  return (
    <div className="flex flex-col items-start gap-4">
      <ul ref={list} aria-label={label} className="w-full divide-y-2 divide-(--quiet)">
        {shown.map(({ key, name, item }) => (
          <li key={key} className="flex items-start gap-2 py-3">
            <div className="min-w-0 flex-1">{render(item)}</div>
            <IconButton
              label={t`Delete: ${name}`}
              icon={<X aria-hidden="true" className="size-5" />}
              aria-disabled={one.isPending || undefined}
              onClick={() => !one.isPending && one.mutate(item)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {items.length > shown.length && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {t`Show all ${items.length}`}
          </Button>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          className={linkClass('min-h-11')}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Delete all</Trans>
        </button>
      </div>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={question}
        error={all.error}
        pending={all.isPending}
        actionLabel={t`Delete all`}
        actionVariant="danger"
        onAction={() => all.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      >
        <p>
          <Trans>You can't undo this. Your goals and bookmarks stay.</Trans>
        </p>
      </DialogShell>
    </div>
  )
}
