import { sql } from 'kysely'
import {
  addIndexes,
  bigint,
  computed,
  type Db,
  integer,
  key,
  optional,
  sortedText,
  table,
  text,
  withDefault,
} from './columns.ts'
import { searchWords } from './search-words.ts'

export async function makeMembers(db: Db): Promise<void> {
  await makeInvitations(db)
  await table(db, 'pastMembership', {
    company: text,
    user: text,
    mailboxHash: text,
    state: text,
    date: bigint,
    admittedDate: optional(bigint),
    isKnown: withDefault(integer, 0),
  })
    .addPrimaryKeyConstraint('pastMembership_pk', ['company', 'mailboxHash', 'user'])
    .execute()
  await addIndexes(db, 'pastMembership', {
    pastMembership_user: ['user'],
    pastMembership_date: ['date'],
  })
}

async function makeInvitations(db: Db): Promise<void> {
  await table(db, 'invitation', {
    _id: key,
    version: withDefault(integer, 1),
    tokenHash: text,
    company: text,
    email: optional(text),
    emailKey: optional(text),
    firstName: withDefault(text, ''),
    lastName: withDefault(text, ''),
    firstKey: withDefault(sortedText(db), ''),
    lastKey: withDefault(sortedText(db), ''),
    foundBy: computed(sortedText(db), searchWords),
    role: optional(text),
    isCompanyAdmin: withDefault(integer, 0),
    createdBy: optional(text),
    createdDate: bigint,
    remindedDate: optional(bigint),
    expires: bigint,
    uses: integer,
    usesLeft: integer,
  })
    .addUniqueConstraint('invitation_tokenHash_key', ['tokenHash'])
    .execute()
  const filters = ['usesLeft', 'role', 'isCompanyAdmin', 'foundBy']
  await addIndexes(db, 'invitation', {
    invitation_address: { columns: ['company', 'emailKey'], isUnique: true },
    invitation_company_lastKey_firstKey__id: ['company', 'lastKey', 'firstKey', '_id', ...filters],
    invitation_company_createdDate__id: ['company', 'createdDate', '_id', ...filters],
    invitation_emailKey: ['emailKey'],
    invitation_expires: ['expires'],
    invitation_admins: { columns: ['company'], where: sql`"isCompanyAdmin" = 1` },
  })
}
