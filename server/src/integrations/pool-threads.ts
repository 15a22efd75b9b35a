import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'

/** Node's default pool size, and the threads that hashing leaves free. */
const POOL_THREADS = 4
const KEPT_THREADS = 2

/** How many passwords are hashed at once: at most one for each core; leaves threads for other work. */
export function hashWorkersOf(pool: string | undefined): number {
  const threads = Number(pool) || POOL_THREADS
  return Math.max(1, Math.min(availableParallelism(), threads - KEPT_THREADS))
}

const TASKS = '/proc/self/task'

/**
 * Lowers the priority of Node's pool threads, which hash passwords, below that of the main thread. Call
 * once the pool was used. Linux only: other systems have no priorities of threads.
 */
export function lowerPoolThreads(): void {
  try {
    for (const thread of readdirSync(TASKS)) {
      const name = readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // Without the folder or the right, all threads have the same priority.
  }
}
