import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores files of pictures by name (letters, digits, `-`, `_`, `.`) in a folder or an S3 bucket. */
export type PictureStore = {
  put(name: string, bytes: Buffer): Promise<void>
  /** Reads a file; undefined if it does not exist */
  get(name: string): Promise<Buffer | undefined>
  /** Deletes files that may not exist. Never throws; reports failures */
  delete(names: readonly string[]): Promise<void>
  /** The names of files written before an instant (milliseconds since 1970) */
  list(before: number): Promise<string[]>
}

/** Reports an error that the caller does not get. */
export type ReportError = (error: unknown) => void

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT'

/** Deletes one after the other. Continues after failures and reports them. */
export function deleteEach(remove: (name: string) => Promise<void>, report: ReportError) {
  return async (names: readonly string[]): Promise<void> => {
    for (const name of names) await remove(name).catch(report)
  }
}

/** Pictures in a folder, which is made for the first one. */
export function localPictureStore(folder: string, report: ReportError): PictureStore {
  const at = (name: string) => join(folder, name)
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      // Flushed before its address is stored, so that a power cut does not lose the picture.
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
    delete: deleteEach((name) => rm(at(name), { force: true }), report),
    list: async (before) => {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      const old: string[] = []
      for (const name of names) {
        // A file may be deleted meanwhile.
        const info = await stat(at(name)).catch(() => undefined)
        if (info?.isFile() && info.mtimeMs < before) old.push(name)
      }
      return old
    },
  }
}
