import { crc32 } from 'node:zlib'
import type { Entry } from 'yauzl'
import { AppError } from '#lib/errors.ts'
import { FILE_LIMITS, refuseDamaged, refuseLocked, refuseSize, refuseWorkbook } from './sheet.ts'

const MOST_ENTRIES = 2000

/** The files of a ZIP by their names. */
export type Zip = {
  has(name: string): boolean
  /**
   * Unpacks a file some kilobytes at a time, beside the work of the server; nothing where there is
   * none. Refuses with TOO_LARGE at `file` as soon as all that came is more than there is room for,
   * whatever the files say of their own size: a ZIP of some kilobytes can hold gigabytes.
   */
  unpacked(name: string): AsyncGenerator<Buffer>
}

const refusal = (error: unknown) => (error instanceof AppError ? error : refuseWorkbook())

async function entriesOf(bytes: Buffer) {
  // Loaded by the first workbook, so that a start does not.
  const { fromBufferPromise } = await import('yauzl')
  try {
    const zip = await fromBufferPromise(bytes)
    if (zip.entryCount > MOST_ENTRIES) throw refuseWorkbook()
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    return { zip, entries }
  } catch (error) {
    throw refusal(error)
  }
}

/** Opens a ZIP, nothing unpacked. Refuses at `file` what is none. */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const { zip, entries } = await entriesOf(bytes)
  let left: number = FILE_LIMITS.unpacked
  async function* unpacked(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (entry === undefined) return
    if (entry.isEncrypted()) throw refuseLocked()
    try {
      let sum = 0
      for await (const part of await zip.openReadStreamPromise(entry)) {
        left -= part.length
        if (left < 0) throw refuseSize()
        sum = crc32(part, sum)
        yield part
      }
      // Its reader compares sizes, and no sums.
      if (sum !== entry.crc32) throw refuseDamaged()
    } catch (error) {
      throw refusal(error)
    }
  }
  return { has: (name) => entries.has(name), unpacked }
}
