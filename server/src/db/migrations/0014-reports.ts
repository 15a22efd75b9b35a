import type { Kysely } from 'kysely'

/** What a company was told of a period, and that the period is closed: written once, never again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('companyPeriod')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('span', 'text', (it) => it.notNull())
    .addColumn('period', 'text', (it) => it.notNull())
    .addColumn('closedDate', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('companyPeriod_key', ['company', 'span', 'period'])
    .execute()
  await db.schema
    .createTable('companyReport')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('report', 'text', (it) => it.notNull())
    .addColumn('period', 'text', (it) => it.notNull())
    .addColumn('item', 'text', (it) => it.notNull())
    .addColumn('figure', 'integer')
    .addColumn('basis', 'integer')
    .addPrimaryKeyConstraint('companyReport_key', ['company', 'report', 'period', 'item'])
    .execute()
}
