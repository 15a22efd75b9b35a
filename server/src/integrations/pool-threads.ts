import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'

/** Threads of Node's pool unless UV_THREADPOOL_SIZE says otherwise; those that hashing leaves free. */
const POOL_THREADS = 4
const KEPT_THREADS = 2

/** How many passwords may be checked at once: one a core, so that no write or picture has to wait. */
export function hashWorkersOf(pool: string | undefined): number {
  const threads = Number(pool) || POOL_THREADS
  return Math.max(1, Math.min(availableParallelism(), threads - KEPT_THREADS))
}

const TASKS = '/proc/self/task'

/**
 * Lets the threads of Node's pool, which hash passwords, give way to the one that answers requests:
 * where both want a core, answers come first. The threads are there once the pool was used. Linux
 * alone knows priorities of threads; elsewhere nothing happens.
 */
export function lowerPoolThreads(): void {
  try {
    for (const thread of readdirSync(TASKS)) {
      const name = readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // No such folder, or no right to: the system shares its cores evenly then.
  }
}
