import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { startLocks } from '#db/locks.ts'
import type { SqliteConnection } from '#db/sqlite.ts'
import type { Tables } from '#db/tables.ts'

type Work<T> = (trx: Transaction<Tables>) => Promise<T>
type Job = {
  work: Work<unknown>
  settle: (value: unknown) => void
  refuse: (error: unknown) => void
}

/** Most writes in one commit, because the first of them waits for the last. */
const MOST_TOGETHER = 50

/**
 * Runs writes one after another and commits concurrent ones together. Each has its own savepoint, so
 * that one may fail alone. All are acknowledged after `flush`; the next ones run meanwhile.
 */
export function groupCommit(
  writer: Kysely<Tables>,
  connection: SqliteConnection,
  flush: () => Promise<void>,
) {
  const waiting: Job[] = []
  let running = false

  async function runAlone({ work, settle, refuse }: Job, trx: Transaction<Tables>) {
    startLocks(trx)
    connection.run('SAVEPOINT one_write', [])
    try {
      const value = await work(trx)
      connection.run('RELEASE one_write', [])
      return () => settle(value)
    } catch (error) {
      // A full disk ends the transaction, and with it all writes that share it.
      if (!connection.isInTransaction) throw error
      connection.run('ROLLBACK TO one_write', [])
      connection.run('RELEASE one_write', [])
      return () => refuse(error)
    }
  }

  async function runTogether(): Promise<void> {
    const taken: Job[] = []
    const answers: (() => void)[] = []
    try {
      await writer.transaction().execute(async (trx) => {
        while (taken.length < MOST_TOGETHER) {
          const job = waiting.shift()
          if (job === undefined) return
          taken.push(job)
          answers.push(await runAlone(job, trx))
        }
      })
    } catch (error) {
      // Nothing was stored. If the transaction could not even begin, no waiting write can run.
      const failed = taken.length > 0 ? taken : waiting.splice(0)
      for (const job of failed) job.refuse(error)
      return
    }
    const refuse = (error: unknown) => {
      for (const job of taken) job.refuse(error)
    }
    void flush().then(() => {
      for (const answer of answers) answer()
    }, refuse)
  }

  async function run(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      // Lets requests that have already arrived join this commit.
      await nextTurn()
      await runTogether()
    }
    running = false
  }

  return <T>(work: Work<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, settle: resolve as (value: unknown) => void, refuse: reject })
      if (!running) void run()
    })
}
