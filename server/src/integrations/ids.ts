import { randomBytes, randomInt } from 'node:crypto'
import { v4, v7 } from 'uuid'

/** Makes ids and secrets; tests make them predictable. */
export type Ids = {
  /** A UUIDv7, so that ids sort by the time they were made */
  id(): string
  /** A UUIDv4 for a person: others see it, and it does not disclose the age of the account */
  person(): string
  /** 256 random bits, base64url, 43 characters */
  secret(): string
  bytes(count: number): Uint8Array
  /** Random digits, for a code that a person types */
  digits(count: number): string
}

export const randomIds: Ids = {
  id: () => v7(),
  person: () => v4(),
  secret: () => randomBytes(32).toString('base64url'),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
}
