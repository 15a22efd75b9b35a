/** refused: the server refused. network: no answer. unexpected: an unreadable answer. */
export type ErrorKind = 'refused' | 'network' | 'unexpected'

/**
 * One error of the server. `retryAfter` is in seconds; `faults` lists the refused items of a
 * batch.
 */
export type ErrorEntry = {
  message: string
  code: string
  field: string | null
  retryAfter?: number
  faults?: readonly Fault[]
}

/** One refused item of a batch, by its index. */
export type Fault = { index: number; code: string; message: string; field?: string }

/** The only error that calls to the server throw. `status` is null without an answer. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  readonly data: unknown
  readonly status: number | null
  readonly errors: ErrorEntry[]

  constructor(kind: ErrorKind, status: number | null, errors: ErrorEntry[], data: unknown = null) {
    super(errors[0]?.message ?? kind)
    this.kind = kind
    this.status = status
    this.errors = errors
    this.data = data
  }

  /** Code of the first error, or `NETWORK` or `UNEXPECTED` if the server gave no code. */
  get code(): string {
    return this.errors[0]?.code ?? this.kind.toUpperCase()
  }

  /** The field that the first error concerns, if any. */
  get field(): string | null {
    return this.errors[0]?.field ?? null
  }

  /** Seconds until the same request may be repeated, if the server gave them. */
  get retryAfter(): number | null {
    return this.errors[0]?.retryAfter ?? null
  }

  /** The refused items of a batch, from the first error. */
  get faults(): readonly Fault[] {
    return this.errors[0]?.faults ?? []
  }
}

type RawGraphqlError = {
  message?: unknown
  extensions?: {
    code?: unknown
    field?: unknown
    status?: unknown
    retryAfter?: unknown
    faults?: unknown
  } | null
}

export function fromGraphql(raw: RawGraphqlError[], status: number, data: unknown): AppError {
  const errors = raw.map(({ message, extensions }) => {
    const wait = extensions?.retryAfter
    return {
      message: text(message) ?? 'Unexpected answer',
      code: text(extensions?.code) ?? 'UNEXPECTED',
      field: text(extensions?.field),
      ...(typeof wait === 'number' ? { retryAfter: wait } : {}),
      ...(Array.isArray(extensions?.faults) ? { faults: extensions.faults as Fault[] } : {}),
    }
  })
  const own = raw[0]?.extensions?.status
  return new AppError('refused', typeof own === 'number' ? own : status, errors, data)
}

/** Reads an error of the content service: `{error: {type, message}}` or `{error: type}`. */
export function fromContent(body: unknown, status: number): AppError {
  const error = (body as { error?: unknown } | null)?.error
  const detail = typeof error === 'object' && error !== null ? error : { type: error }
  const { type, message } = detail as { type?: unknown; message?: unknown }
  const code = text(type) ?? 'UNEXPECTED'
  return new AppError('refused', status, [{ message: text(message) ?? code, code, field: null }])
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new AppError('unexpected', null, [{ message, code: 'UNEXPECTED', field: null }])
}

// GraphQL has one code, the content service the other. A wrong password has another code.
export const signInCodes = ['UNAUTHENTICATED', 'AUTHENTICATION_REQUIRED']

/** The code of the error of a save that could be neither sent nor kept on this device. */
export const noRoomCode = 'NO_ROOM'

/** True if the server no longer knows the session. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof AppError && signInCodes.includes(error.code)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
