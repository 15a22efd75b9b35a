import { sql } from 'kysely'
import {
  addIndexes,
  bigint,
  type Db,
  integer,
  key,
  optional,
  table,
  text,
  withDefault,
} from './columns.ts'

/** Files of members that admins upload, and their rows. */
export async function makeMembersImport(db: Db): Promise<void> {
  await table(db, 'memberImport', {
    _id: key,
    company: text,
    createdBy: optional(text),
    actor: optional(text),
    sessionsEnded: withDefault(integer, 0),
    previewId: withDefault(integer, 1),
    createdDate: bigint,
    fileName: text,
    delimiter: text,
    encoding: optional(text),
    columns: text,
    state: text,
    problem: optional(text),
    rows: integer,
    lastNumber: integer,
    position: integer,
    passed: integer,
    cursor: optional(text),
    seats: optional(integer),
    unread: withDefault(integer, 0),
    counts: text,
    results: text,
    withMissing: withDefault(integer, 0),
    mailAt: withDefault(bigint, 0),
    endedDate: optional(bigint),
  }).execute()
  await addIndexes(db, 'memberImport', {
    memberImport_company_createdDate: ['company', 'createdDate'],
    memberImport_state: ['state', 'createdDate'],
    memberImport_createdBy: ['createdBy'],
    memberImport_actor: ['actor'],
  })
  await makeRows(db)
}

async function makeRows(db: Db): Promise<void> {
  await table(db, 'memberImportRow', {
    import: text,
    number: integer,
    cells: text,
    addresses: withDefault(text, ''),
    broken: optional(text),
    email: withDefault(text, ''),
    emailKey: optional(text),
    person: optional(text),
    name: withDefault(text, ''),
    verdict: optional(text),
    planned: optional(text),
    problem: optional(text),
    changes: optional(text),
  })
    .addPrimaryKeyConstraint('memberImportRow_key', ['import', 'number'])
    .execute()
  await addIndexes(db, 'memberImportRow', {
    memberImportRow_import_verdict_number: ['import', 'verdict', 'number'],
    memberImportRow_import_emailKey_number: ['import', 'emailKey', 'number'],
    memberImportRow_emailKey: ['emailKey'],
    memberImportRow_person: { columns: ['person'], where: sql`"person" is not null` },
  })
}
