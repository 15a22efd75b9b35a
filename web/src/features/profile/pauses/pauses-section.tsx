import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { createPause, deletePause, type Pause, pausesQuery } from '#api/rhythm.ts'
import { Section } from '#features/profile/section.tsx'
import { localDay } from '#lib/dates.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AddPause } from './add-pause.tsx'
import { PauseRow, RemovedRow } from './pause-row.tsx'
import { inTime } from './pauses.rules.ts'

/** Days off and pauses, on which nothing is asked (product 4, rhythm). It saves by itself. */
export function PausesSection() {
  const pauses = useQuery(pausesQuery)
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // The page comes after its address.
  useEffect(() => {
    if (hash === '#pauses') place.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <div ref={place} className="scroll-mt-6">
      <Section
        id="pauses"
        title={<Trans>Days off and pauses</Trans>}
        lead={
          <Trans>Only you see them. They ask nothing of you, and your rhythm stays as it is.</Trans>
        }
      >
        {pauses.isPending && <Skeleton className="late h-24" />}
        {pauses.isError && <TryAgain error={pauses.error} onRetry={() => void pauses.refetch()} />}
        {pauses.data && <Pauses pauses={pauses.data} />}
      </Section>
    </div>
  )
}

function Pauses({ pauses }: { pauses: readonly Pause[] }) {
  const { t } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const [adding, setAdding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { removed, remove, undo, pending, error } = useRemoving()
  const known =
    removed === null ? pauses : [...pauses.filter((it) => it._id !== removed._id), removed]
  const { coming, over } = inTime(known, today)
  const list = (some: readonly Pause[], label: string) => (
    <ul aria-label={label} className="divide-y-2 divide-(--quiet)">
      {some.map((pause) => (
        <li key={pause._id}>
          {pause._id === removed?._id ? (
            <RemovedRow pause={pause} today={today} pending={pending} onUndo={undo} />
          ) : (
            <PauseRow
              pause={pause}
              today={today}
              pending={pending}
              onRemove={() => remove(pause)}
            />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {coming.length > 0 && list(coming, t`On now or to come`)}
      <InlineError error={error} />
      {adding ? (
        <AddPause
          today={today}
          onDone={() => {
            setAdding(false)
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      ) : (
        <Button
          ref={button}
          variant={coming.length === 0 ? 'strong' : 'quiet'}
          className="self-start"
          icon={<CalendarOff aria-hidden="true" className="size-5" />}
          onClick={() => setAdding(true)}
        >
          <Trans>Add time off</Trans>
        </Button>
      )}
      {over.length > 0 && <Fold title={<Trans>Earlier</Trans>}>{list(over, t`Earlier`)}</Fold>}
    </>
  )
}

/** To take one out, and to bring back the last that was. */
function useRemoving() {
  const queries = useQueryClient()
  const [removed, setRemoved] = useState<Pause | null>(null)
  const removal = useMutation({
    mutationFn: (pause: Pause) => deletePause(queries, pause._id),
    onMutate: (pause) => setRemoved(pause),
    onError: () => setRemoved(null),
  })
  const undoing = useMutation({
    mutationFn: ({ _id, fromDay, toDay, kind }: Pause) =>
      createPause(queries, { _id, fromDay, toDay: toDay ?? null, kind }),
    onSuccess: () => setRemoved(null),
  })
  return {
    removed,
    remove: (pause: Pause) => removal.mutate(pause),
    undo: () => removed && undoing.mutate(removed),
    pending: removal.isPending || undoing.isPending,
    error: removal.error ?? undoing.error,
  }
}
