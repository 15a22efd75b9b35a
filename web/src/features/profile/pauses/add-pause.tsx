import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { createPause } from '#api/rhythm.ts'
import { newId } from '#lib/ids.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { type Draft, faultOf } from './pauses.rules.ts'

type Props = {
  today: string
  /** It was added, or is not wanted any more. */
  onDone: () => void
}

/** Two dates, and whether these are single days off or a pause from everything. */
export function AddPause({ today, onDone }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  // The same for each try of this form, so that one which is sent twice makes one.
  const id = useRef(newId())
  const [draft, setDraft] = useState<Draft>({ kind: 'dayOff', fromDay: today, toDay: today })
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ kind, fromDay, toDay }: Draft) =>
      createPause(queries, { _id: id.current, kind, fromDay, toDay: toDay || null }),
    onSuccess: () => {
      // Product 8, generic save helper.
      showSnackbar({ text: t`Saved!`, color: 'success' })
      onDone()
    },
  })
  const write = (more: Partial<Draft>) => {
    reset()
    setDraft({ ...draft, ...more })
  }
  const { from, to, other } = useWords(tried ? faultOf(draft) : null, error)
  const isPause = draft.kind === 'pause'
  return (
    <FormShell
      error={other}
      pending={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (faultOf(draft) === null) mutate(draft)
      }}
      submitLabel={t`Add`}
      secondary={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <SegmentedChoice
        label={t`What is it?`}
        options={[
          { value: 'dayOff', label: t`Days off` },
          { value: 'pause', label: t`A pause` },
        ]}
        value={draft.kind as 'dayOff' | 'pause'}
        onChange={(kind) => write({ kind })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t`First day`}
          value={draft.fromDay}
          error={from}
          onChange={(event) => write({ fromDay: event.target.value })}
        />
        <TextField
          type="date"
          label={t`Last day`}
          hint={isPause ? t`Leave it empty if you do not know yet.` : undefined}
          value={draft.toDay}
          error={to}
          onChange={(event) => write({ toDay: event.target.value })}
        />
      </div>
    </FormShell>
  )
}

/** What is wrong, at the field where the server or we found it. */
function useWords(fault: ReturnType<typeof faultOf>, error: unknown) {
  const { t } = useLingui()
  const refusal = error === null ? null : toAppError(error)
  const said = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const ours = {
    from: fault === 'from' ? t`Say which day is the first.` : undefined,
    to: fault === 'to' ? t`Say which day is the last.` : undefined,
    order: fault === 'order' ? t`The last day cannot be before the first.` : undefined,
  }
  const from = ours.from ?? said('fromDay')
  const to = ours.to ?? ours.order ?? said('toDay')
  return { from, to, other: from || to ? null : error }
}
