import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#config/config.ts'
import type { SignedIn } from '#graphql/context.ts'
import { rootCause } from '#lib/errors.ts'
import { findBackupDate } from './health.store.ts'

/** A service that the server depends on: its address, without secrets, and why it doesn't work. */
export type ServerPart = { place: string; problem: string | null }

const PATIENCE_MS = 5_000

/** The model that writes Mira's answers; null if none is set up. */
export async function modelPart({ config, model }: SignedIn): Promise<ServerPart | null> {
  if (config.model === undefined || model === undefined) return null
  const { name, url } = config.model
  return { place: `${name}, ${new URL(url).host}`, problem: (await model.problem()) ?? null }
}

/** The place of the pictures. Checks it by storing a file and deleting it. */
export async function picturesPart({ config, pictures }: SignedIn): Promise<ServerPart> {
  const file = 'health-check'
  const isWritten = pictures.put(file, Buffer.from(file)).then(
    () => null,
    (error: unknown) => rootCause(error).message,
  )
  const isLate = sleep(PATIENCE_MS, 'no answer in 5 seconds', { ref: false })
  const problem = await Promise.race([isWritten, isLate])
  if (problem === null) await pictures.delete([file])
  return { place: placeOf(config), problem }
}

const placeOf = ({ pictureBucket, dataDir }: Config) =>
  pictureBucket === undefined ? `${dataDir}/pictures` : pictureBucket.url

/** When the embedded database was last backed up; null if never, or if PostgreSQL is used. */
export const backupDate = ({ store }: SignedIn): Promise<number | null> =>
  findBackupDate(store.read)
