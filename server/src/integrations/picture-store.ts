import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Where the files of pictures are kept, by name: letters, digits, `-`, `_` and `.`. A door, so that a
 * folder and a store that speaks S3 are the same to all that is above.
 */
export type PictureStore = {
  /** Keeps a file until it is deleted */
  put(name: string, bytes: Buffer): Promise<void>
  /** The file, or nothing where there is none */
  get(name: string): Promise<Buffer | undefined>
  /** Deletes files, there or not. Never fails: what could not be deleted is told to the log */
  delete(names: readonly string[]): Promise<void>
  /** The names of the files that were written before an instant (milliseconds since 1970) */
  list(before: number): Promise<string[]>
}

/** Told what went wrong where nobody waits for it. */
export type Trouble = (error: unknown) => void

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT'

/** Deletes one after the other; one that fails does not keep the next. */
export function deleteEach(remove: (name: string) => Promise<void>, tell: Trouble) {
  return async (names: readonly string[]): Promise<void> => {
    for (const name of names) await remove(name).catch(tell)
  }
}

/** A folder, made when the first picture comes. */
export function localPictureStore(folder: string, tell: Trouble): PictureStore {
  const at = (name: string) => join(folder, name)
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      // On the disk before the address is stored: a power cut must not leave one without the other.
      await writeFile(at(name), bytes, { flush: true })
    },
    get: async (name) => {
      try {
        return await readFile(at(name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: deleteEach((name) => rm(at(name), { force: true }), tell),
    list: async (before) => {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      const old: string[] = []
      for (const name of names) {
        // Gone since: somebody replaced their picture.
        const info = await stat(at(name)).catch(() => undefined)
        if (info?.isFile() && info.mtimeMs < before) old.push(name)
      }
      return old
    },
  }
}
