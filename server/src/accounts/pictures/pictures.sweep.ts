import type { Services } from '#graphql/context.ts'
import { keyIn, keyOfFile } from './pictures.rules.ts'
import { findInstallation, listAvatars } from './pictures.store.ts'

const HOUR = 3_600_000

/** The file that says whose pictures lie beside it: the id of the database. No picture has its name. */
export const MARKER = 'installation'

/** More than so many files at once, and more than this part of all, are no leavings of a crash. */
const MANY = { files: 20, part: 0.2 }

/**
 * Deletes the files that no person's picture has; run once a day. An hour is left to uploads that
 * are under way. Answers how many. Deletes nothing and throws where the files seem to be those of
 * another database than this one: whoever runs it has to look.
 */
export async function sweep(services: Services): Promise<number> {
  const { pictures, store, clock } = services
  const ours = await findInstallation(store.read)
  const isMarked = await checkMark(services, ours)
  const files = await listFiles(services, clock.now() - HOUR)
  // Read after the files: what became somebody's since is found.
  const kept = new Set((await listAvatars(store.read)).map(keyIn))
  const orphans = files.filter((name) => !kept.has(keyOfFile(name)))
  // Nobody but us knows the names of our files: where most are ours, so is the store.
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

/** The files of pictures written before an instant; what has another name is none of ours. */
const listFiles = async ({ pictures }: Services, before: number): Promise<string[]> =>
  (await pictures.list(before)).filter((name) => keyOfFile(name) !== undefined)

/** Whether the store is marked as ours. Throws where it is another's. */
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
