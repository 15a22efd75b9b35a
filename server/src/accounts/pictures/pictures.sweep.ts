import type { Services } from '#graphql/context.ts'
import { keyIn, keyOfFile } from './pictures.rules.ts'
import { findInstallation, listAvatars } from './pictures.store.ts'

const HOUR = 3_600_000

/** The file with the id of the database that the pictures belong to. No picture has its name. */
export const MARKER = 'installation'

/** A crash leaves fewer orphans than this number or this part of all files. */
const MANY = { files: 20, part: 0.2 }

/**
 * Deletes the files that belong to no person's picture; runs once a day. Skips files of the last
 * hour, because an upload may be in progress. Answers how many. Throws without deleting if the
 * files seem to belong to another database, so that an operator checks the settings.
 */
export async function sweep(services: Services): Promise<number> {
  const { pictures, store, clock } = services
  const ours = await findInstallation(store.read)
  const isMarked = await checkMark(services, ours)
  const files = await listFiles(services, clock.now() - HOUR)
  // Read after the files, so that no picture stored in between counts as an orphan.
  const kept = new Set((await listAvatars(store.read)).map(keyIn))
  const orphans = files.filter((name) => !kept.has(keyOfFile(name)))
  // Only this installation knows the names, so if most files belong to it, the store does too.
  const isOurs = files.length > 0 && orphans.length * 2 <= files.length
  if (!isMarked && (isOurs || (await listFiles(services, Infinity)).length === 0)) {
    await pictures.put(MARKER, Buffer.from(ours))
  }
  if (orphans.length === 0) return 0
  if (kept.size === 0) throw refusal(`nobody has a picture, and there are ${files.length} files`)
  const isMany = orphans.length > MANY.files && orphans.length > MANY.part * files.length
  if (isMany || !(isMarked || isOurs)) {
    throw refusal(`${orphans.length} of ${files.length} files are nobody’s`)
  }
  await pictures.delete(orphans)
  return orphans.length
}

/** The picture files written before a given time. Ignores files with other names. */
const listFiles = async ({ pictures }: Services, before: number): Promise<string[]> =>
  (await pictures.list(before)).filter((name) => keyOfFile(name) !== undefined)

/** Whether the store has the mark of this installation. Throws if it has another's. */
async function checkMark({ pictures }: Services, ours: string): Promise<boolean> {
  const theirs = (await pictures.get(MARKER))?.toString().trim()
  if (theirs === undefined) return false
  if (theirs !== ours) throw refusal(`they are marked as those of ${theirs}, and this is ${ours}`)
  return true
}

const refusal = (why: string) =>
  new Error(
    `No picture was deleted: ${why}. Are DATABASE_URL, DATA_DIR and AVATAR_STORE of one installation?`,
  )
