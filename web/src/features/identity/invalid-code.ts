import { AppError } from '#api/errors.ts'

/**
 * Whether the code of a mailed link is refused: any 400 that is about no field (product 8,
 * messages). A network that fails says nothing about a code.
 */
export function isInvalidCode(error: unknown): boolean {
  return error instanceof AppError && error.status === 400 && error.field === null
}
