import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SQLITE_FILE } from '#db/open-store.ts'

const FOLDERS = ['', 'pictures', 'content']
const FILES = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`]
const OTHERS = 0o077
/** The mode bit of a shared folder, such as /tmp */
const STICKY = 0o1000

/**
 * Makes the data folder private: earlier versions let other users read it. New files are private by
 * the umask (`main.ts`).
 */
export async function makePrivate(folder: string): Promise<void> {
  for (const name of [...FOLDERS, ...FILES]) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found === undefined || (found.mode & OTHERS) === 0 || (found.mode & STICKY) !== 0) continue
    // A folder of another user, such as a mounted one, keeps its mode.
    await chmod(path, found.mode & 0o700).catch(() => undefined)
  }
}
