/** Every error code with its HTTP status (docs/errors.md). */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  INVALID_CODE: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  QUERY_TOO_COMPLEX: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  FIELD_NOT_ALLOWED: 403,
  MEMBERSHIP_REQUIRED: 403,
  RESET_REQUIRED: 403,
  RECOVERY_REQUIRED: 403,
  PASSWORD_REQUIRED: 403,
  SIGN_UP_PASSWORD_REQUIRED: 403,
  SIGN_IN_AGAIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  LIMIT_REACHED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  TRY_AGAIN: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The refusal of one of several entries of a call; `index` is its position. */
export type Fault = { index: number; code: ErrorCode; message: string; field?: string }

/**
 * An expected refusal. The message is a sentence for the person; `field` names the input;
 * `retryAfter` is in seconds; `faults` lists refused entries of a call with several.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  readonly faults: readonly Fault[] | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      field?: string
      retryAfter?: number
      faults?: readonly Fault[]
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.field = more.field
    this.retryAfter = more.retryAfter
    this.faults = more.faults
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** The same answer for records that do not exist and for those the person may not see. */
export const notFound = (what: string) =>
  new AppError('NOT_FOUND', `We can’t find this ${what}. It may have been deleted.`)

export const badInput = (message: string, field?: string) =>
  new AppError('BAD_USER_INPUT', message, field === undefined ? {} : { field })

/** A code is wrong, used, expired or for another purpose: product 8. */
export const invalidCode = () => new AppError('INVALID_CODE', 'Invalid code')

/** The operator must act; the message is one sentence that names the setting. */
export class OperatorError extends Error {}

/** The last error in the chain of causes, such as the reason of `fetch failed`. */
export function rootCause(error: unknown): Error & { code?: unknown } {
  let root = error as Error
  while (root.cause instanceof Error) root = root.cause
  return root
}
