import type { KyselyPlugin } from 'kysely'
import type { Db, Store } from '#db/store.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** A store that records its statements from now on. */
export function watched(db: Db): { db: Db; statements: Statement[] } {
  const statements: Statement[] = []
  const begun = new Map<string, Statement>()
  const plugin: KyselyPlugin = {
    // Kysely calls this for parts of a query as well, with other query ids.
    transformQuery: ({ node, queryId }) => {
      begun.set(queryId.queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const asked = begun.get(queryId.queryId)
      if (asked !== undefined) statements.push(asked)
      return result
    },
  }
  return { db: db.withPlugin(plugin), statements }
}

/**
 * Counts the statements that a store runs during `act`, in transactions and outside of them, except
 * for prepared reads, such as that of the session.
 */
export async function countStatements(store: Store, act: () => Promise<unknown>) {
  const { write, read } = store
  const count = { writes: 0, reads: 0 }
  const counting = (what: keyof typeof count): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count[what] += 1
      return result
    },
  })
  store.write = (work) => write((trx) => work(trx.withPlugin(counting('writes'))))
  Object.assign(store, { read: read.withPlugin(counting('reads')) })
  try {
    await act()
  } finally {
    Object.assign(store, { write, read })
  }
  return count
}
