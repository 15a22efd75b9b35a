import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The parameter of store functions: `store.read`, or a transaction of `store.write`. */
export type Db = Kysely<Tables>

/** One query code over two databases (decisions/databases.md). */
export type Store = {
  kind: 'sqlite' | 'postgres'
  /** For reads outside of a transaction; a separate connection on the embedded store */
  read: Db
  /** For migrations */
  writer: Db
  /** Runs the work in one transaction, which is on the disk when the promise resolves. */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Runs a compiled read without the query builder, for hot paths only */
  rows(sql: string, parameters: readonly unknown[]): Promise<unknown[]> | unknown[]
  /** Removes deleted data from the log of the embedded store; PostgreSQL does this itself (VACUUM). */
  scrub(): Promise<void>
  close(): Promise<void>
}
