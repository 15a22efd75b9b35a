import { open } from 'node:fs/promises'

/** Brings a file to the disk beside the work of the server. */
export type Flush = {
  /** Resolves once all that was written before this call is on the disk */
  now(): Promise<void>
  /** Lets go of the file, after those who wait were served */
  close(): Promise<void>
}

/**
 * Opens a file to flush it. A flush that is under way may have missed what was written since it
 * began, so whoever asks then waits for the next one, together with all others who do.
 *
 * A flush that fails ends the process: the system may take what did not reach the disk for written,
 * so that the next one would succeed, and nothing told after it could be trusted.
 */
export async function openFlush(path: string): Promise<Flush> {
  // Some systems flush only what was opened to write.
  const file = await open(path, 'r+')
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const begin = () => {
    next = undefined
    running = file.datasync().catch((cause: unknown) => {
      process.nextTick(() => {
        throw new Error(`The disk did not take what was written to ${path}.`, { cause })
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
      await (next ?? running).catch(() => undefined)
      await file.close()
    },
  }
}
