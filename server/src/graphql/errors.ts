import { GraphQLError } from 'graphql'
import { isDiskFull, isStoreGone, isStoreSlow, logged, outageOf } from '#db/connection-errors.ts'
import { AppError, ERROR_STATUS, type ErrorCode, type Fault } from '#lib/errors.ts'

export type WireError = {
  message: string
  path?: readonly (string | number)[]
  extensions: {
    code: ErrorCode
    status: number
    field?: string
    retryAfter?: number
    faults?: readonly Fault[]
  }
}

const isTakenKey = (error: unknown): boolean => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === 2067 || errcode === 1555
}

// PostgreSQL ended one of two transactions that waited for each other.
const isDeadlock = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '40P01' || code === '40001'
}

function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof GraphQLError && root.originalError) root = root.originalError
  return root
}

const withoutHints = (message: string) => message.replace(/ Did you mean .*\?/g, '')

/**
 * The error for the client: our refusals unchanged, mistakes in the request without hints at the
 * schema, all others masked by the request's id. `unexpected`: must be logged as an error.
 */
export function toWire(
  error: unknown,
  requestId: string,
  fallback: ErrorCode,
): { wire: WireError; unexpected: boolean } {
  const root = rootOf(error)
  const path = error instanceof GraphQLError && error.path ? { path: error.path } : {}
  const make = (code: ErrorCode, message: string, more = {}): WireError => ({
    message,
    ...path,
    extensions: { code, status: ERROR_STATUS[code], ...more },
  })
  if (root instanceof AppError) {
    const field = root.field === undefined ? {} : { field: root.field }
    const wait = root.retryAfter === undefined ? {} : { retryAfter: root.retryAfter }
    const faults = root.faults === undefined ? {} : { faults: root.faults }
    const more = { ...field, ...wait, ...faults }
    return { wire: make(root.code, root.message, more), unexpected: false }
  }
  if (isTakenKey(root)) {
    return { wire: make('CONFLICT', 'This already exists.'), unexpected: false }
  }
  if ((root as { code?: unknown } | null)?.code === '22021') {
    const message = 'This has a character that we can’t store. Delete it and try again.'
    return { wire: make('BAD_USER_INPUT', message), unexpected: false }
  }
  if (isDiskFull(root)) {
    const message =
      'The server’s disk is full, so nothing was saved. Tell the person who runs the server.'
    return { wire: make('TRY_AGAIN', message), unexpected: true }
  }
  if (isStoreGone(root) || isStoreSlow(root) || isDeadlock(root)) {
    const message = 'The server can’t reach its data right now. Try again in a moment.'
    return { wire: make('TRY_AGAIN', message, { retryAfter: 2 }), unexpected: !isDeadlock(root) }
  }
  if (root instanceof GraphQLError) {
    // The errors of a compiled query have no extensions at all, whatever the type says.
    const own = (root.extensions as { code?: unknown } | undefined)?.code
    const code = typeof own === 'string' && own in ERROR_STATUS ? (own as ErrorCode) : fallback
    // Without our code, an error of the execution is a record that does not fit its type.
    if (code !== 'INTERNAL') {
      return { wire: make(code, withoutHints(root.message)), unexpected: false }
    }
  }
  const message = `Something went wrong on our side. Try again. If it keeps happening, tell us this number: ${requestId}.`
  return { wire: make('INTERNAL', message), unexpected: true }
}

type Log = { error(facts: object, message: string): void }

const QUIET_MS = 10_000
const loggedAt = new Map<string, number>()

/** Logs an unexpected error. An outage, which every request meets, is logged once in ten seconds. */
export function logUnexpected(log: Log, error: unknown, now = performance.now()): void {
  const root = rootOf(error)
  const outage = outageOf(root)
  if (outage === undefined) {
    log.error({ err: error }, 'unexpected error')
    return
  }
  if (now - (loggedAt.get(outage) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return
  loggedAt.set(outage, now)
  log.error(logged(root), outage)
}
