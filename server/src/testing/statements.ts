import type { KyselyPlugin } from 'kysely'
import type { Db, Store } from '#db/store.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** A store with a list of what was asked of it since. */
export function watched(db: Db): { db: Db; statements: Statement[] } {
  const statements: Statement[] = []
  const begun = new Map<string, Statement>()
  const plugin: KyselyPlugin = {
    // Parts of a query come by here as well, under names of their own.
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

/** How many statements the transactions of a store run while something is done. */
export async function countWrites(store: Store, act: () => Promise<unknown>): Promise<number> {
  const { write } = store
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  }
  store.write = (work) => write((trx) => work(trx.withPlugin(plugin)))
  try {
    await act()
  } finally {
    store.write = write
  }
  return count
}
