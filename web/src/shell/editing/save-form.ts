import { toAppError } from '#api/errors.ts'
import { type Base, changedFields, differences, type FormValues } from '#lib/form-versions.ts'

/** The ways of a form to its record. Both throw AppError. */
export type FormRecord<V> = {
  /** Saves what `now` changes of `before`, upon the version given; CONFLICT where it is not the newest. */
  update: (version: number, before: V, now: V) => Promise<Base<V>>
  /** The record as it stands; null where it is gone. */
  newest: () => Promise<Base<V> | null>
}

/** Saved, or another version that was saved since and disagrees with what is written here. */
export type FormOutcome<V> = { saved: Base<V> } | { theirs: Base<V> }

/**
 * Saves the fields that changed. Where the record was changed elsewhere and nothing that was
 * changed there concerns the form, saves upon the newer version. Throws AppError.
 */
export async function saveForm<V extends FormValues<V>>(
  record: FormRecord<V>,
  { version, values: before }: Base<V>,
  now: V,
): Promise<FormOutcome<V>> {
  try {
    return { saved: await record.update(version, before, now) }
  } catch (error) {
    if (toAppError(error).code !== 'CONFLICT') throw error
    const theirs = await record.newest()
    if (theirs === null) throw error
    if (differences(before, now, theirs.values).length > 0) return { theirs }
    // A lost answer: the save before this one got through.
    if (changedFields(theirs.values, now).length === 0) return { saved: theirs }
    return { saved: await record.update(theirs.version, before, now) }
  }
}
