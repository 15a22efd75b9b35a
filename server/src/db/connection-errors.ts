import { NO_ANSWER } from '#db/postgres.ts'

/** Error codes of Node when a connection can't be made, or breaks */
const NETWORK =
  /^(E(CONN(REFUSED|RESET|ABORTED)|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)|ERR_STREAM_(DESTROYED|WRITE_AFTER_END))$/

/** PostgreSQL: connection failed, server stopping, starting or out of connections, idle transaction ended */
const ENDED = /^(08...|57P0[1235]|53300|25P0[34])$/

/** Messages of driver errors that have no code */
const MESSAGES =
  /^(Connection terminated|timeout e(xceeded|xpired)|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** Whether PostgreSQL could not be reached or the connection broke; the same call may work soon. */
export function isStoreGone(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as Record<string, unknown>
  if (typeof code !== 'string') return MESSAGES.test(String(message))
  // A missing Unix socket of a local PostgreSQL can have any code.
  return syscall !== 'listen' && (NETWORK.test(code) || ENDED.test(code) || syscall === 'connect')
}

/** Whether a time limit ended a statement, or its wait for a lock or an answer (`postgres.ts`). */
export function isStoreSlow(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Record<string, unknown>
  return code === '57014' || code === '55P03' || message === NO_ANSWER
}

const SQLITE_FULL = 13

/** Whether the disk is full: that of the embedded store, of PostgreSQL or of a file. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as Record<string, unknown>
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_FULL
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
}

/** The outage that an error reports, if any: a fault of the machines, not of the code. */
export function outageOf(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'the disk is full'
  if (isStoreGone(error)) return 'the database does not answer'
  return isStoreSlow(error) ? 'the database answers too slowly' : undefined
}

/** An error for the log: the cause of an outage in a line, any other error with its stack. */
export const logged = (error: unknown): { reason: string } | { err: unknown } =>
  outageOf(error) === undefined ? { err: error } : { reason: (error as Error).message }
