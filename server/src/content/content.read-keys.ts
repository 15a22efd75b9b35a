import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Tells whether an Authorization header has one of the read keys (setting `CONTENT_READ_KEYS`). It
 * takes the same time for every key and every guess; without keys it is always false.
 */
export function readKeyCheck(keys: readonly string[]): (header: string | undefined) => boolean {
  const hashes = keys.filter((key) => key !== '').map(hash)
  return (header) => {
    const [scheme, key, ...rest] = (header ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !key || rest.length > 0) return false
    const given = hash(key)
    // No early exit: the time must not disclose which key was close.
    return hashes.map((each) => timingSafeEqual(each, given)).includes(true)
  }
}
