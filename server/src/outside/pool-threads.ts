import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

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
