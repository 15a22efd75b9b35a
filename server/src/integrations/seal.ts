import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Each purpose has its own derived key, so that a value is valid for one purpose only. */
export type Purpose =
  | 'totp'
  | 'phone'
  | 'recovery'
  | 'sms code'
  | 'chat'
  | 'memory'
  | 'stop'
  | 'answer'
  | 'push'
  | 'channel'

/** One of SECRET_KEYS: 32 bytes, and the id that sealed values contain */
export type SecretKey = { id: string; bytes: Buffer }

export type Seal = {
  /** Seals for one owner (a person, for a channel its id) and purpose; has the id of its key */
  seal(purpose: Purpose, personId: string, plaintext: string): string
  /** Throws a SealError if the value, the person, the purpose or the key differs */
  open(purpose: Purpose, personId: string, sealed: string): string
  /** HMAC-SHA256 of the parts with the first key, base64url, 43 characters: for storing */
  mac(purpose: Purpose, ...parts: readonly string[]): string
  /** The same with every key, in their order: to find values stored with an older key */
  macs(purpose: Purpose, ...parts: readonly string[]): string[]
}

/** A sealed value was changed, is for another person, or has an unknown key. */
export class SealError extends Error {}

/**
 * Seals secrets (AES-256-GCM, the person's id as associated data), and hashes short ones that are only
 * compared. The first key seals, all open. Throws without a key. Product 4, promise 8 of sign-in.
 */
export function makeSeal(keys: readonly SecretKey[]): Seal {
  const [first] = keys
  if (first === undefined) throw new Error('There is no key to seal with')
  const byId = new Map(keys.map((key) => [key.id, key]))
  const derive = makeDerive()

  function open(purpose: Purpose, personId: string, sealed: string): string {
    const [id = '', body = '', ...more] = sealed.split('.')
    const key = byId.get(id)
    if (key === undefined || more.length > 0) throw new SealError('No key opens this value')
    const bytes = Buffer.from(body, 'base64url')
    // A shorter tag would be easier to forge.
    if (bytes.length < IV_BYTES + TAG_BYTES) throw new SealError('This is no sealed value')
    const decipher = createDecipheriv(
      CIPHER,
      derive(key, 'seal', purpose),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    )
    decipher.setAAD(Buffer.from(personId))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([start, decipher.final()]).toString()
    } catch {
      throw new SealError('This value was changed, or sealed for another person or purpose')
    }
  }

  const macUnder = (key: SecretKey, purpose: Purpose, parts: readonly string[]) =>
    createHmac('sha256', derive(key, 'mac', purpose))
      .update(framed(parts))
      .digest('base64url')

  return {
    seal(purpose, personId, plaintext) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, derive(first, 'seal', purpose), iv)
      cipher.setAAD(Buffer.from(personId))
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), body])
      return `${first.id}.${bytes.toString('base64url')}`
    },
    open,
    mac: (purpose, ...parts) => macUnder(first, purpose, parts),
    macs: (purpose, ...parts) => keys.map((key) => macUnder(key, purpose, parts)),
  }
}

/** Each part with its length, so that 'ab', 'c' differs from 'a', 'bc'. */
const framed = (parts: readonly string[]) =>
  parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('')

/** Derives and caches one key for each use and purpose, by HKDF-SHA256 (RFC 5869). */
function makeDerive() {
  const made = new Map<string, KeyObject>()
  return (key: SecretKey, use: 'seal' | 'mac', purpose: Purpose): KeyObject => {
    const info = `goodwork ${use} ${purpose}`
    const name = `${key.id} ${info}`
    let derived = made.get(name)
    if (derived === undefined) {
      derived = createSecretKey(Buffer.from(hkdfSync('sha256', key.bytes, '', info, KEY_BYTES)))
      made.set(name, derived)
    }
    return derived
  }
}

const SECRET_KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/

/** Reads `id:base64 of 32 bytes`; undefined if invalid. */
export function readSecretKey(text: string): SecretKey | undefined {
  const [, id, body] = SECRET_KEY.exec(text) ?? []
  if (id === undefined || body === undefined) return undefined
  const bytes = Buffer.from(body, 'base64')
  return bytes.length === KEY_BYTES ? { id, bytes } : undefined
}
