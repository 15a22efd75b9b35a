import { readStored, writeStored } from '#lib/storage.ts'

// The line is shown once on this device.
const keyOf = (person: string) => `goodwork.device-time.${person}`

/** The ISO code of the country whose holidays were taken from the device; null without one. */
export type DeviceTime = { country: string | null }

/** Stores the device's values until the person has read them. */
export const keepDeviceTime = (person: string, country: string | null): void =>
  writeStored(keyOf(person), { country } satisfies DeviceTime)

export const readDeviceTime = (person: string): DeviceTime | null =>
  readStored(keyOf(person)) as DeviceTime | null

export const forgetDeviceTime = (person: string): void => writeStored(keyOf(person), null)
