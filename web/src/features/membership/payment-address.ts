const loopback = ['127.0.0.1', '[::1]', 'localhost']

/** A payment address if it is safe to open: https, our own origin, or localhost. Otherwise null. */
export function paymentAddress(address: string, here: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) return null
  const isLocal = url.protocol === 'http:' && loopback.includes(url.hostname)
  const isSafe = url.protocol === 'https:' || url.origin === new URL(here).origin || isLocal
  return isSafe ? url.href : null
}
