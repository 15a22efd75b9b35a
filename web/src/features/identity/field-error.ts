import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'

/** The field of this form that a refusal is about; null where it is about none of them. */
function fieldAt<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): FieldPath<Values> | null {
  if (!error) return null
  const { field, code } = toAppError(error)
  const name = code === 'INVALID_CODE' ? 'code' : field
  return name !== null && name in form.getValues() ? (name as FieldPath<Values>) : null
}

/**
 * Puts a refusal at its field, with the focus. Answers what is left for the form's own place. Not
 * when the answer comes but when it is drawn: a form that shows an error takes the next try.
 */
export function useErrorAtField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): unknown {
  const { setError, setFocus } = form
  const field = fieldAt(form, error)
  useEffect(() => {
    if (field === null) return
    setError(field, { message: toAppError(error).message })
    // A code is written over as a whole, an address is mended.
    setFocus(field, { shouldSelect: field === 'code' })
  }, [field, error, setError, setFocus])
  return field === null ? error : null
}
