import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import {
  afterSave,
  type Base,
  changedFields,
  type Difference,
  differences,
  type FieldOf,
  type FormValues,
  isFieldOf,
  merge,
  type Picks,
} from '#lib/form-versions.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { type FormRecord, saveForm } from './save-form.ts'
import { useKeptForm } from './use-kept-form.ts'

/** A version that was saved elsewhere while this form was open, and where it disagrees. */
export type Conflict<V> = { theirs: Base<V>; found: Difference<V>[] }

/** What is wrong with a field. A new one each time, so that the field takes the focus again. */
export type Fault<V> = { field: FieldOf<V>; message: string }

export type FormOf<R, V> = FormRecord<V> & {
  /** The name of its draft. */
  name: string
  record: R
  baseOf: (record: R) => Base<V>
  /** What is wrong with `values` before anything is sent. */
  check: (values: V, before: V) => Fault<V> | null
  /** Whether a fault of one field may be gone once another is changed. */
  sameRule?: (changed: FieldOf<V>, faulty: FieldOf<V>) => boolean
  /** What is said once it is saved; 'Saved' unless told. */
  saved?: string | undefined
}

export type FormEditing<V> = {
  values: V
  hasChanges: boolean
  isDraft: boolean
  write: <F extends FieldOf<V>>(field: F, value: V[F]) => void
  fault: Fault<V> | null
  /** Saves what changed, if it may be saved; `onSaved` runs after it. */
  submit: (onSaved?: () => void) => void
  pending: boolean
  /** What the last save failed with, unless it is told at its field. */
  error: ReturnType<typeof toAppError> | null
  discard: () => void
  conflict: Conflict<V> | null
  /** Goes on from the other version with what was picked of each. */
  resolve: (picks: Picks<V>) => void
  dismiss: () => void
}

/** The form of a record with versions, and its way to the server. Nothing that was typed is lost. */
export function useFormEditing<R, V extends FormValues<V>>(of: FormOf<R, V>): FormEditing<V> {
  const { t } = useLingui()
  const form = useKeptForm(of.name, of.record, of.baseOf)
  const { base, values, hasChanges } = form
  const [fault, setFault] = useState<Fault<V> | null>(null)
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const saving = useSaving<V>(of, {
    onConflict: setConflict,
    onSaved: (sent, saved) => {
      setConflict(null)
      form.goOn(saved, (now) => afterSave(now, sent, saved.values))
    },
    onRefused: (error) => {
      const { field, message } = toAppError(error)
      setConflict(null)
      if (isFieldOf(values, field)) setFault({ field, message })
    },
  })

  function submit(onSaved?: () => void) {
    const wrong = of.check(values, base.values)
    setFault(wrong)
    if (wrong) return
    if (hasChanges) {
      saving.mutate({ base, values, onSaved })
    } else {
      saving.reset()
      showSnackbar({ text: t`No changes to save`, color: 'info' })
    }
  }

  function resolve(picks: Picks<V>) {
    if (conflict === null) return
    const { theirs, found } = conflict
    const merged = merge(values, found, picks)
    form.goOn(theirs, () => merged)
    if (changedFields(theirs.values, merged).length > 0) {
      saving.mutate({ base: theirs, values: merged, onSaved: undefined })
    } else {
      setConflict(null)
      saving.reset()
    }
  }

  const refusal = saving.error === null ? null : toAppError(saving.error)
  return {
    values,
    hasChanges,
    isDraft: form.isDraft,
    write: (field, value) => {
      const touches = (faulty: FieldOf<V>) => field === faulty || of.sameRule?.(field, faulty)
      if (fault && touches(fault.field)) setFault(null)
      form.write(field, value)
    },
    fault,
    submit,
    pending: saving.isPending,
    error: isFieldOf(values, refusal?.field ?? null) ? null : refusal,
    discard: () => {
      saving.reset()
      setFault(null)
      form.goOn(base, () => base.values)
    },
    conflict,
    resolve,
    dismiss: () => setConflict(null),
  }
}

type Job<V> = { base: Base<V>; values: V; onSaved: (() => void) | undefined }

type Outcomes<V> = {
  onConflict: (conflict: Conflict<V>) => void
  onSaved: (sent: V, saved: Base<V>) => void
  onRefused: (error: unknown) => void
}

function useSaving<V extends FormValues<V>>(
  record: FormRecord<V> & { saved?: string | undefined },
  on: Outcomes<V>,
) {
  const { t } = useLingui()
  return useMutation({
    mutationFn: ({ base, values }: Job<V>) => saveForm(record, base, values),
    onError: on.onRefused,
    onSuccess: (outcome, { base, values, onSaved }) => {
      if ('theirs' in outcome) {
        const found = differences(base.values, values, outcome.theirs.values)
        on.onConflict({ theirs: outcome.theirs, found })
        return
      }
      on.onSaved(values, outcome.saved)
      showSnackbar({ text: record.saved ?? t`Saved`, color: 'info' })
      onSaved?.()
    },
  })
}
