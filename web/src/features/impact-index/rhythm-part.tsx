import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { IndexMessage } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormDate } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { messageAt } from './messages.ts'
import { saidOf, signClass, weekStates } from './rhythm.labels.ts'
import { createPause, endPause, pausesQuery, type Rhythm, rhythmQuery } from './rhythm.queries.ts'

/** The number of recent weeks with an action (product 4, rhythm). */
export function RhythmPart({ messages }: { messages: readonly IndexMessage[] }) {
  const { t } = useLingui()
  const { data: rhythm, isPending } = useQuery(rhythmQuery)
  if (isPending) return <Skeleton className="late h-20" />
  // The score shows even if this fails.
  if (!rhythm) return null
  const message = messageAt(messages, 'rhythm', rhythm.inRhythm)
  return (
    <section aria-label={t`Your rhythm`} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-lead">
          <Figure rhythm={rhythm} />
        </h3>
        <PageHelp page="home" name={t`About your rhythm`} labels={['rhythm']} />
      </div>
      <Signs rhythm={rhythm} />
      {message && <p className="text-note text-field-soft">{message.text}</p>}
      <div>
        {rhythm.weeks.length > 1 && (
          <Fold title={t`Week by week`}>
            <Weeks rhythm={rhythm} />
          </Fold>
        )}
        <Away isPaused={rhythm.today === 'pause'} />
      </div>
    </section>
  )
}

function Figure({ rhythm }: { rhythm: Rhythm }) {
  const { inRhythm, of } = rhythm
  switch (saidOf(rhythm)) {
    case 'none':
      return <Trans>Your rhythm can start any week</Trans>
    case 'first':
      return <Trans>Your first week is in rhythm</Trans>
    case 'ofFirst':
      return (
        <Trans>
          {inRhythm} of your first {of} weeks in rhythm
        </Trans>
      )
    case 'ofLast':
      return (
        <Trans>
          {inRhythm} of the last {of} weeks in rhythm
        </Trans>
      )
  }
}

function Signs({ rhythm }: { rhythm: Rhythm }) {
  const weeks = rhythm.weeks.toReversed()
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-1.5 py-1">
      {weeks.map(({ yearWeek, state }) => (
        <span key={yearWeek} className={signClass(state)} />
      ))}
    </p>
  )
}

function Weeks({ rhythm }: { rhythm: Rhythm }) {
  const { i18n } = useLingui()
  const today = rhythm.weeks[0]?.monday
  return (
    <ol className="flex flex-col gap-1">
      {rhythm.weeks.map(({ yearWeek, monday, state }) => {
        const word = weekStates[state]?.name
        const day = formatDay(monday, today)
        return (
          <li key={yearWeek} className="flex min-h-8 items-center gap-3">
            <span aria-hidden="true" className={signClass(state)} />
            <span className="w-20 shrink-0 text-note text-field-soft">
              <VisuallyHidden>
                <Trans>Week of</Trans>{' '}
              </VisuallyHidden>
              {day}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            <span className="min-w-0 text-note font-semibold">{word && i18n._(word)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function Away({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The requested state. Once the server has it, the new button takes the focus.
  const wanted = useRef<boolean | null>(null)
  useEffect(() => {
    if (wanted.current !== isPaused || asking) return
    wanted.current = null
    // A frame later, because the dialog sets the focus itself first.
    const take = () => button.current?.focus({ preventScroll: true })
    requestAnimationFrame(() => requestAnimationFrame(take))
  })
  const done = (willBePaused: boolean) => {
    wanted.current = willBePaused
    setAsking(false)
  }
  if (asking && !isPaused) {
    return <UntilForm today={today} onDone={() => done(true)} onCancel={() => done(false)} />
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {isPaused ? (
        <Back today={today} buttonRef={button} onDone={() => done(false)} />
      ) : (
        <Button ref={button} variant="quiet" onClick={() => setAsking(true)}>
          <Trans>Pause my week</Trans>
        </Button>
      )}
      <AppLink
        to={paths.pauses}
        aria-label={t`Planned time off`}
        className="flex min-h-11 items-center font-semibold"
      >
        <Trans>Planned time off</Trans>
      </AppLink>
    </div>
  )
}

type FormProps = { today: string; onDone: () => void }

function UntilForm({ today, onDone, onCancel }: FormProps & { onCancel: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const id = useRef(newId())
  const form = useForm({ until: '' }, ({ until }) => ({
    until:
      until !== '' && until < today
        ? t`That day has passed. Choose a later day, or leave it empty.`
        : undefined,
  }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (until: string) =>
      createPause(queries, {
        _id: id.current,
        fromDay: today,
        toDay: until || null,
        kind: 'pause',
      }),
    onSuccess: onDone,
  })
  return (
    <Form
      form={form}
      error={error}
      pending={isPending}
      onSubmit={({ until }) => mutate(until)}
      submitLabel={t`Start pause`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <FormDate
        name="until"
        label={t`Pause until`}
        hint={t`The last day. Leave it empty if you don't know yet.`}
        min={today}
      />
    </Form>
  )
}

type BackProps = FormProps & { buttonRef: React.Ref<HTMLButtonElement> }

/** A button that ends all current pauses. */
function Back({ today, buttonRef, onDone }: BackProps) {
  const queries = useQueryClient()
  const { data: pauses = [] } = useQuery(pausesQuery)
  const on = pauses.filter(
    ({ kind, fromDay, toDay }) =>
      kind === 'pause' && fromDay <= today && (toDay == null || toDay >= today),
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (const { _id } of on) await endPause(queries, _id)
    },
    onSuccess: onDone,
  })
  return (
    <>
      <InlineError error={error} />
      <Button ref={buttonRef} variant="quiet" pending={isPending} onClick={() => mutate()}>
        <Trans>End pause</Trans>
      </Button>
    </>
  )
}
