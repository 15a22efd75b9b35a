import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { createPause, endPause, pausesQuery } from '#api/rhythm.ts'
import { localDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormDate } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'

/** Starts and ends an absence with one tap. */
export function Away({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Whether one wants to be paused: the new button takes the focus.
  const wanted = useRef<boolean | null>(null)
  useEffect(() => {
    if (wanted.current !== isPaused || asking) return
    wanted.current = null
    // After the dialog's own focus, a frame later.
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
      until !== '' && until < today ? t`That day is over. Choose a later one, or none.` : undefined,
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

/** Ends every pause that is on. */
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
        <Trans>End the pause</Trans>
      </Button>
    </>
  )
}
