import { open } from 'node:fs/promises'

export type Flush = {
  /** Resolves once all that was written before this call is on the disk */
  now(): Promise<void>
  /** Closes the file after the last flush */
  close(): Promise<void>
}

/**
 * Opens a file to flush it. A running flush may miss later writes, so callers share the next one. A
 * failed flush ends the process: the next could succeed although the data never reached the disk.
 */
export async function openFlush(path: string): Promise<Flush> {
  // Some systems flush a file only if it was opened for writing.
  const file = await open(path, 'r+')
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const begin = () => {
    next = undefined
    running = file.datasync().catch((cause: unknown) => {
      process.nextTick(() => {
        throw new Error(`The writes to ${path} could not be flushed to the disk.`, { cause })
      })
      throw cause
    })
    return running
  }
  const now = () => {
    next ??= running.then(begin, begin)
    return next
  }
  return {
    now,
    close: async () => {
      // A write that ends meanwhile asks for another flush.
      for (let last: unknown; last !== (next ?? running); ) {
        last = next ?? running
        await (next ?? running).catch(() => undefined)
      }
      await file.close()
    },
  }
}
