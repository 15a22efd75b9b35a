const CODES = new Set(
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE EHOSTUNREACH 57P01 57P02 57P03'.split(
    ' ',
  ),
)

/** Whether PostgreSQL could not be reached or went away in the middle; the same call may work soon. */
export function isStoreGone(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as Record<string, unknown>
  if (typeof code === 'string') return syscall !== 'listen' && (CODES.has(code) || /^08/.test(code))
  // The driver says these two by their message alone.
  return /^Connection terminated|timeout exceeded when trying to connect/.test(String(message))
}
