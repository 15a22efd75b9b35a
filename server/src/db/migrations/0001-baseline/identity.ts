import { sql } from 'kysely'
import { addIndexes, bigint, type Db, integer, key, optional, table, text } from './columns.ts'

/** Passwords, sessions, mailed links, rate limits, former addresses, second factors, the audit trail. */
export async function makeIdentity(db: Db): Promise<void> {
  await table(db, 'credential', {
    user: key,
    hash: text,
    updatedDate: bigint,
    contestedDate: optional(bigint),
  }).execute()
  await table(db, 'session', {
    tokenHash: key,
    _id: text,
    user: text,
    state: text,
    assurance: integer,
    createdDate: bigint,
    lastSeen: bigint,
    signedInAt: bigint,
    expires: bigint,
    idle: bigint,
    tries: integer,
    client: text,
    addressPrefix: text,
    isIosLogin: integer,
  }).execute()
  await addIndexes(db, 'session', { session_user: ['user'], session_expires: ['expires'] })
  await table(db, 'actionCode', {
    codeHash: key,
    user: text,
    kind: text,
    email: optional(text),
    signUp: optional(text),
    given: optional(text),
    createdDate: bigint,
    expires: bigint,
  }).execute()
  await addIndexes(db, 'actionCode', {
    // A person has one link of each kind, the newest: product 4, promise 11 of sign-in.
    actionCode_newest: { columns: ['user', 'kind'], isUnique: true },
    actionCode_signUp: ['signUp'],
  })
  await table(db, 'counter', { key, n: integer, until: bigint }).execute()
  await addIndexes(db, 'counter', { counter_until: ['until'] })
  await table(db, 'formerAddress', { user: text, emailKey: text })
    .addPrimaryKeyConstraint('formerAddress_pk', ['user', 'emailKey'])
    .execute()
  await makeSecondFactors(db)
  await makeAudit(db)
}

async function makeSecondFactors(db: Db): Promise<void> {
  await table(db, 'totp', {
    user: key,
    sealedSecret: text,
    confirmedDate: optional(bigint),
    lastStep: bigint,
    createdDate: bigint,
  }).execute()
  await table(db, 'smsFactor', {
    user: key,
    sealedPhone: optional(text),
    lastFour: optional(text),
    confirmedDate: optional(bigint),
    sealedPending: optional(text),
    pendingLastFour: optional(text),
  }).execute()
  await table(db, 'otpChallenge', {
    _id: key,
    user: text,
    session: text,
    purpose: text,
    codeHash: text,
    createdDate: bigint,
    expires: bigint,
    tries: integer,
  }).execute()
  await addIndexes(db, 'otpChallenge', {
    otpChallenge_user: ['user'],
    otpChallenge_expires: ['expires'],
  })
  await table(db, 'recoveryCode', {
    codeHash: key,
    user: text,
    createdDate: bigint,
    usedDate: optional(bigint),
  }).execute()
  await addIndexes(db, 'recoveryCode', { recoveryCode_user: ['user'] })
}

async function makeAudit(db: Db): Promise<void> {
  await table(db, 'auditEvent', {
    _id: key,
    at: bigint,
    actor: optional(text),
    subject: optional(text),
    kind: text,
    detail: text,
    addressPrefix: text,
    client: optional(text),
    import: optional(text),
    emailKey: optional(text),
    named: optional(text),
  }).execute()
  await addIndexes(db, 'auditEvent', {
    auditEvent_subject_at: ['subject', 'at'],
    // An import of thousands is one entry of the trail: the list skips its single events.
    auditEvent_alone: { columns: ['subject', 'at', '_id'], where: sql`"import" is null` },
    auditEvent_import: { columns: ['import', 'at', '_id'], where: sql`"import" is not null` },
    auditEvent_invited: { columns: ['emailKey', 'at'], where: sql`"emailKey" is not null` },
  })
}
