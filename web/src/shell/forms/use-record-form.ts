import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { saveRecord } from '#api/save-record.ts'
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

type Conflict<V> = { theirs: Base<V>; found: Difference<V>[] }

/** The record after a save; `isKept` if this device stores the save until there is a network. */
type SavedBase<V> = Base<V> & { isKept?: boolean }

export type RecordFormOptions<R, V> = {
  name: string
  record: R
  baseOf: (record: R) => Base<V>
  /** The invalid fields, before a request is sent. */
  check?: (values: V, before: V) => Faults<V>
  update: (version: number, before: V, now: V) => Promise<SavedBase<V>>
  newest: () => Promise<Base<V> | null>
  saved?: string | undefined
  /** For a new record whose first values may be saved as they are */
  savesUnchanged?: boolean
}

export type RecordFormState<V> = FormState<V> & {
  draft: string
  hasChanges: boolean
  /** Whether the values were written before a reload. */
  isDraft: boolean
  save: (onSaved?: () => void) => void
  pending: boolean
  error: ReturnType<typeof toAppError> | null
  discard: () => void
  conflict: Conflict<V> | null
  resolve: (picks: Picks<V>) => void
  dismiss: () => void
}

/** Forgets the unsaved text of a form. */
export function dropDraft(name: string): void {
  writeDraft(name, null)
}

/** A versioned record's form and its saves. Typed text is never lost. */
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
      const here = t`Saved on this device. We'll send it when you're back online.`
      showSnackbar({ text: saved.isKept ? here : (of.saved ?? t`Saved`), color: 'info' })
      job.onSaved?.()
    },
  })

  function send(onSaved?: () => void) {
    const isNew = of.savesUnchanged === true && base.version === 0
    if (hasChanges || isNew) return saving.mutate({ base, values, onSaved })
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
 * The first and current values of a form. Unsaved values are stored as the draft `name`.
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
  // Other parts of the page, or other tabs, may save the record.
  useEffect(() => takeOver(record), [record])

  return {
    form,
    base,
    isDraft,
    hasChanges,
    /** Continues from a newer version; `next` returns the values of the form. */
    goOn: (from: Base<V>, next: (now: V) => V) => {
      setIsDraft(false)
      setBase(from)
      form.replace(next)
    },
  }
}

type Outcome<V> = { saved: SavedBase<V> } | { theirs: Base<V> }

/**
 * Saves changed fields. Retries over a newer version without conflicts, else returns that version.
 */
async function saveOver<R, V extends FormValues<V>>(
  of: RecordFormOptions<R, V>,
  base: Base<V>,
  now: V,
): Promise<Outcome<V>> {
  const before = base.values
  return saveRecord<Base<V>, Base<V>, Outcome<V>>(
    base,
    async ({ version }) => ({ saved: await of.update(version, before, now) }),
    {
      newest: of.newest,
      onConflict: (theirs) => {
        if (differences(before, now, theirs.values).length > 0) return { done: { theirs } }
        // The earlier save succeeded, and only its answer was lost.
        const isSaved = changedFields(theirs.values, now).length === 0
        return isSaved ? { done: { saved: theirs } } : 'again'
      },
    },
  )
}
