import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import {
  afterSave,
  type Base,
  changedFields,
  type Difference,
  differences,
  type FormDraft,
  type FormValues,
  merge,
  type Picks,
  parseDraft,
} from '#lib/form-versions.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { type Faults, type FormState, useForm } from './use-form.ts'

/** A version that was saved elsewhere while this form was open, and where it disagrees. */
type Conflict<V> = { theirs: Base<V>; found: Difference<V>[] }

export type RecordFormOptions<R, V> = {
  /** The name of its draft. */
  name: string
  record: R
  baseOf: (record: R) => Base<V>
  /** What is wrong with `values` before anything is sent. */
  check?: (values: V, before: V) => Faults<V>
  /** Saves what `now` changes of `before`; throws AppError, CONFLICT where `version` is not the newest. */
  update: (version: number, before: V, now: V) => Promise<Base<V>>
  /** The record as it is now; null where it is gone. Throws AppError. */
  newest: () => Promise<Base<V> | null>
  /** The snackbar once it is saved; 'Saved' by default. */
  saved?: string | undefined
}

export type RecordFormState<V> = FormState<V> & {
  /** The name of its draft. */
  draft: string
  hasChanges: boolean
  /** Whether the values were written before a reload. */
  isDraft: boolean
  /** Saves what changed, if the rules allow it; `onSaved` runs after it. */
  save: (onSaved?: () => void) => void
  pending: boolean
  /** What the last save failed with. */
  error: ReturnType<typeof toAppError> | null
  discard: () => void
  conflict: Conflict<V> | null
  /** Goes on from the other version with what was picked of each. */
  resolve: (picks: Picks<V>) => void
  dismiss: () => void
}

/** Forgets what was written in a form and not saved. */
export function dropDraft(name: string): void {
  writeDraft(name, null)
}

/** The form of a record with versions, and its way to the server. Nothing that was typed is lost. */
export function useRecordForm<R, V extends FormValues<V>>(
  of: RecordFormOptions<R, V>,
): RecordFormState<V> {
  const { t } = useLingui()
  const { form, base, isDraft, hasChanges, goOn } = useKeptValues(of)
  const { values } = form
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const saving = useMutation({
    mutationFn: (job: Job<V>) => saveOver(of, job.base, job.values),
    onError: () => setConflict(null),
    onSuccess: (outcome, job) => {
      if ('theirs' in outcome) {
        const found = differences(job.base.values, job.values, outcome.theirs.values)
        setConflict({ theirs: outcome.theirs, found })
        return
      }
      const { saved } = outcome
      setConflict(null)
      goOn(saved, (now) => afterSave(now, job.values, saved.values))
      showSnackbar({ text: of.saved ?? t`Saved`, color: 'info' })
      job.onSaved?.()
    },
  })

  function send(onSaved?: () => void) {
    if (hasChanges) return saving.mutate({ base, values, onSaved })
    saving.reset()
    showSnackbar({ text: t`No changes to save`, color: 'info' })
  }

  function resolve(picks: Picks<V>) {
    if (conflict === null) return
    const { theirs, found } = conflict
    const merged = merge(values, found, picks)
    goOn(theirs, () => merged)
    if (changedFields(theirs.values, merged).length > 0) {
      saving.mutate({ base: theirs, values: merged })
    } else {
      setConflict(null)
      saving.reset()
    }
  }

  return {
    ...form,
    draft: of.name,
    hasChanges,
    isDraft,
    save: (onSaved) => form.submit(() => send(onSaved)),
    pending: saving.isPending,
    error: saving.error === null ? null : toAppError(saving.error),
    discard: () => {
      saving.reset()
      goOn(base, () => base.values)
    },
    conflict,
    resolve,
    dismiss: () => setConflict(null),
  }
}

type Job<V> = { base: Base<V>; values: V; onSaved?: (() => void) | undefined }

/**
 * What a form began with, and what is written in it. What is not saved is kept as the draft `name`:
 * it survives a reload, until it is saved or dropped on purpose.
 */
function useKeptValues<R, V extends FormValues<V>>(of: RecordFormOptions<R, V>) {
  const { name, record, baseOf } = of
  const { _id: person } = useMe()
  const [draft] = useState(() => parseDraft(readDraft(name), person, baseOf(record).values))
  const [isDraft, setIsDraft] = useState(draft !== null)
  const [base, setBase] = useState<Base<V>>(() => draft?.base ?? baseOf(record))
  const form = useForm<V>(draft?.values ?? base.values, (now) => of.check?.(now, base.values) ?? {})
  const { values } = form
  const hasChanges = changedFields(base.values, values).length > 0

  useEffect(() => {
    const unsaved: FormDraft<V> = { person, base, values }
    writeDraft(name, hasChanges ? unsaved : null)
  }, [hasChanges, base, values, person, name])

  const takeOver = useEffectEvent((read: R) => {
    const newest = baseOf(read)
    const isSame = changedFields(base.values, newest.values).length === 0
    if (!isSame && hasChanges) return
    setBase(newest)
    if (!isSame) form.replace(() => newest.values)
  })
  // Other parts of the page save apart from the form, and another tab may have saved it.
  useEffect(() => takeOver(record), [record])

  return {
    form,
    base,
    isDraft,
    hasChanges,
    /** Goes on from a newer version, with what `next` makes of the values in the form. */
    goOn: (from: Base<V>, next: (now: V) => V) => {
      setIsDraft(false)
      setBase(from)
      form.replace(next)
    },
  }
}

/**
 * Saves the fields that changed. Where the record was changed elsewhere and nothing that was
 * changed there concerns the form, saves over the newer version; else answers that one.
 * Throws AppError.
 */
async function saveOver<R, V extends FormValues<V>>(
  of: RecordFormOptions<R, V>,
  { version, values: before }: Base<V>,
  now: V,
): Promise<{ saved: Base<V> } | { theirs: Base<V> }> {
  try {
    return { saved: await of.update(version, before, now) }
  } catch (error) {
    if (toAppError(error).code !== 'CONFLICT') throw error
    const theirs = await of.newest()
    if (theirs === null) throw error
    if (differences(before, now, theirs.values).length > 0) return { theirs }
    // A lost answer: the save before this one got through.
    if (changedFields(theirs.values, now).length === 0) return { saved: theirs }
    return { saved: await of.update(theirs.version, before, now) }
  }
}
