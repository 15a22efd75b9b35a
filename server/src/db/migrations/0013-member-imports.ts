import type { Kysely } from 'kysely'

/** Files of members that admins bring, row by row, with what becomes of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memberImport')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('createdBy', 'text')
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .addColumn('fileName', 'text', (it) => it.notNull())
    .addColumn('delimiter', 'text', (it) => it.notNull())
    .addColumn('columns', 'text', (it) => it.notNull())
    .addColumn('state', 'text', (it) => it.notNull())
    .addColumn('problem', 'text')
    .addColumn('rows', 'integer', (it) => it.notNull())
    .addColumn('lastNumber', 'integer', (it) => it.notNull())
    .addColumn('position', 'integer', (it) => it.notNull())
    .addColumn('passed', 'integer', (it) => it.notNull())
    .addColumn('cursor', 'text')
    .addColumn('seats', 'integer')
    .addColumn('counts', 'text', (it) => it.notNull())
    .addColumn('results', 'text', (it) => it.notNull())
    .addColumn('withMissing', 'integer', (it) => it.notNull().defaultTo(0))
    .addColumn('mailAt', 'bigint', (it) => it.notNull().defaultTo(0))
    .addColumn('worker', 'text')
    .addColumn('lease', 'bigint')
    .addColumn('endedDate', 'bigint')
    .execute()
  await db.schema
    .createIndex('memberImport_company_createdDate')
    .on('memberImport')
    .columns(['company', 'createdDate'])
    .execute()
  await db.schema
    .createIndex('memberImport_state')
    .on('memberImport')
    .columns(['state', 'createdDate'])
    .execute()
  await db.schema
    .createIndex('memberImport_createdBy')
    .on('memberImport')
    .column('createdBy')
    .execute()
  await makeRows(db)
}

async function makeRows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memberImportRow')
    .addColumn('import', 'text', (it) => it.notNull())
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('cells', 'text', (it) => it.notNull())
    .addColumn('broken', 'text')
    .addColumn('email', 'text', (it) => it.notNull().defaultTo(''))
    .addColumn('emailKey', 'text')
    .addColumn('name', 'text', (it) => it.notNull().defaultTo(''))
    .addColumn('verdict', 'text')
    .addColumn('planned', 'text')
    .addColumn('problem', 'text')
    .addColumn('changes', 'text')
    .addPrimaryKeyConstraint('memberImportRow_key', ['import', 'number'])
    .execute()
  const indexes = [['import', 'verdict', 'number'], ['import', 'emailKey', 'number'], ['emailKey']]
  for (const columns of indexes) {
    await db.schema
      .createIndex(`memberImportRow_${columns.join('_')}`)
      .on('memberImportRow')
      .columns(columns)
      .execute()
  }
}
