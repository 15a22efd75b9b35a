import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarOff, Undo2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import {
  createPause,
  deletePause,
  type Pause,
  pausesQuery,
} from '#features/impact-index/rhythm.queries.ts'
import { Section } from '#features/profile/section.tsx'
import { localDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { FormDate } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { type Faults, useForm } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Draft, daysText, faultOf, inTime } from './pauses.rules.ts'

const focusChoice = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input:checked')?.focus()

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Days off and pauses (product 4, rhythm). Each change saves at once. */
export function PausesSection() {
  const pauses = useQuery(pausesQuery)
  return (
    <Section
      id="pauses"
      title={<Trans>Time off</Trans>}
      lead={
        <Trans>
          Only you can see this. On these days we ask for nothing, and you keep your rhythm.
        </Trans>
      }
    >
      {pauses.isPending && <Skeleton className="late h-24" />}
      {pauses.isError && <TryAgain error={pauses.error} onRetry={() => void pauses.refetch()} />}
      {pauses.data && <Pauses pauses={pauses.data} />}
    </Section>
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
      {coming.length > 0 && list(coming, t`Now and planned`)}
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

type Props = { pause: Pause; today: string; pending: boolean; onRemove: () => void }

function PauseRow({ pause, today, pending, onRemove }: Props) {
  const { t } = useLingui()
  const days = useDays(pause, today)
  return (
    <div className="flex min-h-14 items-center justify-between gap-4">
      <p className="min-w-0 py-1">
        <span className="block font-semibold">{days}</span>
        <span className="block text-note text-field-soft">
          {pause.kind === 'pause' ? t`Pause` : t`Days off`}
        </span>
      </p>
      <IconButton
        label={t`Remove ${days}`}
        icon={<X aria-hidden="true" />}
        aria-disabled={pending || undefined}
        onClick={() => !pending && onRemove()}
      />
    </div>
  )
}

type RemovedProps = Omit<Props, 'onRemove'> & { onUndo: () => void }

/** Placeholder of a removed pause; its undo takes the focus. */
function RemovedRow({ pause, today, pending, onUndo }: RemovedProps) {
  const days = useDays(pause, today)
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 py-1">
        <Trans>
          Removed: <strong>{days}</strong>
        </Trans>
      </p>
      <Button
        ref={takeFocus}
        variant="quiet"
        pending={pending}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}

function useDays(pause: Pause, today: string): string {
  const { t } = useLingui()
  const { from, to } = daysText(pause, today)
  if (to === null) return t`From ${from}, no end date`
  return to === from ? from : t`${from} to ${to}`
}

type AddPauseProps = {
  today: string
  onDone: () => void
}

/** Two dates, and a choice between single days off and a pause. */
function AddPause({ today, onDone }: AddPauseProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  // The same id for each try, so that a repeated save creates only one pause.
  const id = useRef(newId())
  const form = useForm<Draft>({ kind: 'dayOff', fromDay: today, toDay: today }, faultsOf)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ kind, fromDay, toDay }: Draft) =>
      createPause(queries, { _id: id.current, kind, fromDay, toDay: toDay || null }),
    onSuccess: () => {
      // Product 8, generic save helper.
      showSnackbar({ text: t`Saved!`, color: 'success' })
      onDone()
    },
  })
  const isPause = form.values.kind === 'pause'
  return (
    <Form
      form={form}
      error={error}
      pending={isPending}
      onSubmit={(draft) => mutate(draft)}
      submitLabel={t`Add`}
      secondary={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      {/* The pressed button is removed. */}
      <div ref={focusChoice}>
        <FormChoice
          name="kind"
          label={t`What is it?`}
          options={[
            { value: 'dayOff', label: t`Days off` },
            { value: 'pause', label: t`Pause` },
          ]}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate name="fromDay" label={t`First day`} />
        <FormDate
          name="toDay"
          label={t`Last day`}
          hint={isPause ? t`Leave it empty if you don't know yet.` : undefined}
        />
      </div>
    </Form>
  )
}

function faultsOf(draft: Draft): Faults<Draft> {
  const fault = faultOf(draft)
  const toDay =
    fault === 'to'
      ? t`Enter the last day.`
      : fault === 'order'
        ? t`The last day can't be before the first.`
        : undefined
  return { fromDay: fault === 'from' ? t`Enter the first day.` : undefined, toDay }
}
