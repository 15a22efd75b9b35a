import { useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '#api/me.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import {
  type Base,
  changedFields,
  type FormDraft,
  type FormValues,
  parseDraft,
} from '#lib/form-versions.ts'

/** Forgets what was written in a form and not saved. */
export function dropDraft(name: string): void {
  writeDraft(name, null)
}

/**
 * What a form began with, and what is written in it. What is written and not saved is kept as the
 * draft `name`: it survives a reload, until it is saved or dropped on purpose.
 */
export function useKeptForm<R, V extends FormValues<V>>(
  name: string,
  record: R,
  baseOf: (record: R) => Base<V>,
) {
  const { _id: person } = useMe()
  const [draft] = useState(() => parseDraft(readDraft(name), person, baseOf(record).values))
  const [isDraft, setIsDraft] = useState(draft !== null)
  const [base, setBase] = useState<Base<V>>(() => draft?.base ?? baseOf(record))
  const [values, setValues] = useState<V>(draft?.values ?? base.values)
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
    if (!isSame) setValues(newest.values)
  })
  // Other parts of the page save apart from the form, and another tab may have saved it.
  useEffect(() => takeOver(record), [record])

  return {
    base,
    values,
    hasChanges,
    /** Whether what stands in the form was written before a reload. */
    isDraft,
    write: <F extends keyof V>(field: F, value: V[F]) =>
      setValues((now) => ({ ...now, [field]: value })),
    /** Goes on from a newer version, with what `next` makes of the values in the form. */
    goOn: (from: Base<V>, next: (now: V) => V) => {
      setIsDraft(false)
      setBase(from)
      setValues(next)
    },
  }
}
