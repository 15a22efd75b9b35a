import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SQLITE_FILE } from '#db/store.ts'

const FOLDERS = ['', 'pictures', 'content']
const FILES = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]
const OTHERS = 0o077
/** Of a folder for everybody, such as /tmp */
const STICKY = 0o1000

/**
 * Takes from the other users of the machine what a former version let them read in the data folder.
 * What the process writes itself is private by its umask (`main.ts`).
 */
export async function makePrivate(folder: string): Promise<void> {
  for (const name of [...FOLDERS, ...FILES]) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found === undefined || (found.mode & OTHERS) === 0 || (found.mode & STICKY) !== 0) continue
    // A folder that belongs to somebody else, as a mounted one may, stays as they set it up.
    await chmod(path, found.mode & 0o700).catch(() => undefined)
  }
}
