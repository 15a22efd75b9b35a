import { sql } from 'kysely'
import {
  addIndexes,
  bigint,
  type Db,
  integer,
  key,
  optional,
  sortedText,
  table,
  text,
  withDefault,
} from './columns.ts'

/** Companies, their join rules and their reminders. */
export async function makeCompanies(db: Db): Promise<void> {
  await table(db, 'company', {
    _id: key,
    version: integer,
    name: text,
    nameKey: withDefault(sortedText(db), ''),
    emailDomains: text,
    adminEmails: text,
    businessModel: optional(text),
    geographyFocus: optional(text),
    revenue: optional(text),
    industry: optional(text),
    numberOfEmployees: optional(text),
    engagementLevel: optional(text),
    employeeTurnover: optional(text),
    referralCode: optional(text),
    codeKey: optional(text),
    referralCodeExpires: optional(bigint),
    require2FA: integer,
    require2FASince: optional(bigint),
    require2FAGraceDays: integer,
    sessionHours: optional(integer),
    sessionIdleMinutes: optional(integer),
    seatLimit: optional(integer),
    isPublicDefault: integer,
    createdDate: bigint,
    updatedDate: bigint,
  }).execute()
  await addIndexes(db, 'company', {
    company_name: ['name'],
    company_nameKey: ['nameKey', '_id'],
    // Without the condition SQLite expects one code to match half of the companies.
    company_codeKey: { columns: ['codeKey'], where: sql`"codeKey" is not null` },
    company_one_public_default: {
      columns: ['isPublicDefault'],
      isUnique: true,
      where: sql`"isPublicDefault" = 1`,
    },
  })
  await table(db, 'joinRule', { matchKey: text, kind: text, company: text })
    .addPrimaryKeyConstraint('joinRule_pk', ['matchKey', 'kind', 'company'])
    .execute()
  await addIndexes(db, 'joinRule', { joinRule_company: ['company'] })
  await table(db, 'domainProof', {
    company: text,
    domain: text,
    codeHash: text,
    tries: integer,
    expires: bigint,
  })
    .addPrimaryKeyConstraint('domainProof_key', ['company', 'domain'])
    .execute()
  await makeReminders(db)
}

async function makeReminders(db: Db): Promise<void> {
  await table(db, 'reminder', {
    _id: key,
    version: integer,
    company: text,
    createdBy: optional(text),
    textBy: optional(text),
    detailsBy: optional(text),
    targetDate: text,
    categoryId: optional(text),
    categoryTitle: optional(text),
    actions: text,
    roles: text,
    text,
    sendDate: optional(text),
    sendTime: optional(text),
    reached: withDefault(integer, 0),
    createdDate: bigint,
    updatedDate: bigint,
  }).execute()
  await addIndexes(db, 'reminder', { reminder_company_targetDate: ['company', 'targetDate'] })
  await table(db, 'readReminder', { user: text, reminder: text, readDate: bigint })
    .addPrimaryKeyConstraint('readReminder_key', ['user', 'reminder'])
    .execute()
  await addIndexes(db, 'readReminder', { readReminder_reminder: ['reminder'] })
}
