import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { makeActivity } from './0001-baseline/activity.ts'
import { makeAssistant } from './0001-baseline/assistant.ts'
import { makeBilling } from './0001-baseline/billing.ts'
import { makeChannels } from './0001-baseline/channels.ts'
import { bigint, key, optional, table, text } from './0001-baseline/columns.ts'
import { makeCompanies } from './0001-baseline/companies.ts'
import { makeGoals } from './0001-baseline/goals.ts'
import { makeHandbook } from './0001-baseline/handbook.ts'
import { makeIdentity } from './0001-baseline/identity.ts'
import { makeImpactIndex } from './0001-baseline/impact-index.ts'
import { makeMembers } from './0001-baseline/members.ts'
import { makeMembersImport } from './0001-baseline/members-import.ts'
import { makeMessages } from './0001-baseline/messages.ts'
import { makePartners } from './0001-baseline/partners.ts'
import { makePeople } from './0001-baseline/people.ts'

/** Every table of the first release. `db/tables.ts` explains the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeInstallation(db as Kysely<{ installation: { _id: string } }>)
  await makePeople(db)
  await makeIdentity(db)
  await makeCompanies(db)
  await makeChannels(db)
  await makeMembers(db)
  await makeMembersImport(db)
  await makeGoals(db)
  await makeActivity(db)
  await makeAssistant(db)
  await makePartners(db)
  await makeHandbook(db)
  await makeImpactIndex(db)
  await makeBilling(db)
  await makeMessages(db)
}

/** One row: the id of this database, which its backups share. */
async function makeInstallation(db: Kysely<{ installation: { _id: string } }>): Promise<void> {
  await table(db as Kysely<unknown>, 'installation', {
    _id: key,
    backupDate: optional(bigint),
    sealedPushKeys: optional(text),
  }).execute()
  await db.insertInto('installation').values({ _id: randomUUID() }).execute()
}
