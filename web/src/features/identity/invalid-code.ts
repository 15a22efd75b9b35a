import { AppError } from '#api/errors.ts'

/** Whether a mailed code was refused: a 400 that concerns no field (product 8, messages). */
export function isInvalidCode(error: unknown): boolean {
  return error instanceof AppError && error.status === 400 && error.field === null
}
