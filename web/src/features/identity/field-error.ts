import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'

/** The field of this form that a refusal is about; null where it is about none of them. */
export function fieldAt<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): FieldPath<Values> | null {
  const field = error ? toAppError(error).field : null
  return field !== null && field in form.getValues() ? (field as FieldPath<Values>) : null
}

/** Puts a refusal at its field, with the focus; what is about none shows in the form's own place. */
export function showAtField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const field = fieldAt(form, error)
  if (field === null) return
  form.setError(field, { message: toAppError(error).message }, { shouldFocus: true })
}
