import type { Db } from '#db/store.ts'

/** The oldest company other than the default public one. */
export async function findFirstCompany(db: Db) {
  return db
    .selectFrom('company')
    .select(['_id', 'name'])
    .where('isPublicDefault', '=', 0)
    .orderBy('createdDate')
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst()
}

/** Whether any company other than the default public one has an active admin. */
export async function hasCompanyAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .innerJoin('company', 'company._id', 'user.company')
    .select('user._id')
    .where('user.isCompanyAdmin', '=', 1)
    .where('user.deactivatedDate', 'is', null)
    .where('user.deletionDate', 'is', null)
    .where('company.isPublicDefault', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any mail was sent while the outbox keeps messages (30 days). */
export async function wasMailSent(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('_id')
    .where('channel', '=', 'mail')
    .where('sentDate', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findTestMail(db: Db, user: string) {
  return db
    .selectFrom('outbox')
    .leftJoin('job', (join) => join.on('job.kind', '=', 'mail').onRef('job.key', '=', 'outbox._id'))
    .select(['recipient', 'createdDate', 'sentDate', 'job.failedDate', 'outbox.lastError'])
    .where('user', '=', user)
    .where('outbox.kind', '=', 'testMail')
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
