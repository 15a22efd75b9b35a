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

/** A company's answers to the handbook's questions, missed words, and its house knowledge. */
export async function makeHandbook(db: Db): Promise<void> {
  await table(db, 'orgInfo', {
    _id: key,
    version: integer,
    company: text,
    id: text,
    question: optional(text),
    answer: optional(text),
    url: optional(text),
    contactPerson: optional(text),
    updatedBy: optional(text),
    answerBy: optional(text),
    urlBy: optional(text),
    contactBy: optional(text),
    createdDate: bigint,
    updatedDate: bigint,
  }).execute()
  await addIndexes(db, 'orgInfo', {
    orgInfo_company_id: { columns: ['company', 'id'], isUnique: true },
    // Finds contacts with an email address, written with any of the three at signs of Unicode.
    orgInfo_contacts: {
      columns: ['company'],
      where: sql`("contactPerson" like '%@%' or "contactPerson" like '%＠%'
        or "contactPerson" like '%﹫%')`,
    },
  })
  await table(db, 'orgInfoDeleted', { company: text, id: text, version: integer })
    .addPrimaryKeyConstraint('orgInfoDeleted_key', ['company', 'id'])
    .execute()
  await makeHouseKnowledge(db)
  await makeGaps(db)
}

async function makeHouseKnowledge(db: Db): Promise<void> {
  await table(db, 'houseEntry', {
    _id: key,
    version: integer,
    company: text,
    kind: text,
    title: text,
    text: optional(text),
    link: optional(text),
    writtenBy: optional(text),
    createdDate: bigint,
    updatedDate: bigint,
  }).execute()
  await addIndexes(db, 'houseEntry', {
    houseEntry_company_createdDate: ['company', 'createdDate'],
  })
}

async function makeGaps(db: Db): Promise<void> {
  await table(db, 'handbookMiss', { user: text, company: text, month: text, words: text })
    .addPrimaryKeyConstraint('handbookMiss_key', ['user', 'company', 'month', 'words'])
    .execute()
  await table(db, 'handbookMissed', { company: text, month: text, words: text, people: integer })
    .addPrimaryKeyConstraint('handbookMissed_key', ['company', 'month', 'words'])
    .execute()
  await table(db, 'handbookQuestion', {
    _id: key,
    company: text,
    user: optional(text),
    key: text,
    question: optional(text),
    text: optional(text),
    isNamed: integer,
    isDismissed: withDefault(integer, 0),
    week: text,
  })
    .addUniqueConstraint('handbookQuestion_once', ['company', 'key', 'user'])
    .execute()
  await addIndexes(db, 'handbookQuestion', { handbookQuestion_user: ['user'] })
}
