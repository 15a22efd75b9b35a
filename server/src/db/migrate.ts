import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as secondFactors } from '#db/migrations/0002-second-factors.ts'
import { up as likedActions } from '#db/migrations/0003-liked-actions.ts'
import { up as shadows } from '#db/migrations/0004-shadows.ts'
import { up as impactEvents } from '#db/migrations/0005-impact-events.ts'
import { up as readReminders } from '#db/migrations/0006-read-reminders.ts'
import { up as checkIns } from '#db/migrations/0007-check-ins.ts'
import { up as rhythm } from '#db/migrations/0008-rhythm.ts'
import { up as lastChanged } from '#db/migrations/0009-last-changed.ts'
import { up as privacy } from '#db/migrations/0010-privacy.ts'
import { up as members } from '#db/migrations/0011-members.ts'
import { up as installation } from '#db/migrations/0012-installation.ts'
import { up as memberImports } from '#db/migrations/0013-member-imports.ts'
import { up as reports } from '#db/migrations/0014-reports.ts'
import { up as appAdmin } from '#db/migrations/0015-app-admin.ts'
import { up as joined } from '#db/migrations/0016-joined.ts'
import { up as codesAndImports } from '#db/migrations/0017-codes-and-imports.ts'
import { up as publicWords } from '#db/migrations/0018-public-words.ts'
import { up as whoseImports } from '#db/migrations/0019-whose-imports.ts'
import { up as accessSince } from '#db/migrations/0020-access-since.ts'
import { up as formerAddresses } from '#db/migrations/0021-former-addresses.ts'
import { up as foundBy } from '#db/migrations/0022-found-by.ts'
import { up as endedAccess } from '#db/migrations/0023-ended-access.ts'
import { up as copiesAndVersions } from '#db/migrations/0024-copies-and-versions.ts'
import { up as namedInvited } from '#db/migrations/0025-named-invited.ts'
import { up as noAccessNoAdmin } from '#db/migrations/0026-no-access-no-admin.ts'
import { up as noDoorReopens } from '#db/migrations/0027-no-door-reopens.ts'
import { up as waysIn } from '#db/migrations/0028-ways-in.ts'
import { up as nobodyInColumns } from '#db/migrations/0029-nobody-in-columns.ts'
import { up as writers } from '#db/migrations/0030-writers.ts'
import { up as whomRowsName } from '#db/migrations/0031-whom-rows-name.ts'
import { up as givenUp } from '#db/migrations/0032-given-up.ts'
import { up as endedSessions } from '#db/migrations/0033-ended-sessions.ts'
import { up as namesOfFiles } from '#db/migrations/0034-names-of-files.ts'
import { up as billing } from '#db/migrations/0035-billing.ts'
import { up as appAdmins } from '#db/migrations/0036-app-admins.ts'
import { up as newsRead } from '#db/migrations/0037-news-read.ts'
import { up as handbookGaps } from '#db/migrations/0038-handbook-gaps.ts'
import type { Store } from '#db/store.ts'

/** In order; a migration that has landed is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-second-factors': { up: secondFactors },
  '0003-liked-actions': { up: likedActions },
  '0004-shadows': { up: shadows },
  '0005-impact-events': { up: impactEvents },
  '0006-read-reminders': { up: readReminders },
  '0007-check-ins': { up: checkIns },
  '0008-rhythm': { up: rhythm },
  '0009-last-changed': { up: lastChanged },
  '0010-privacy': { up: privacy },
  '0011-members': { up: members },
  '0012-installation': { up: installation },
  '0013-member-imports': { up: memberImports },
  '0014-reports': { up: reports },
  '0015-app-admin': { up: appAdmin },
  '0016-joined': { up: joined },
  '0017-codes-and-imports': { up: codesAndImports },
  '0018-public-words': { up: publicWords },
  '0019-whose-imports': { up: whoseImports },
  '0020-access-since': { up: accessSince },
  '0021-former-addresses': { up: formerAddresses },
  '0022-found-by': { up: foundBy },
  '0023-ended-access': { up: endedAccess },
  '0024-copies-and-versions': { up: copiesAndVersions },
  '0025-named-invited': { up: namedInvited },
  '0026-no-access-no-admin': { up: noAccessNoAdmin },
  '0027-no-door-reopens': { up: noDoorReopens },
  '0028-ways-in': { up: waysIn },
  '0029-nobody-in-columns': { up: nobodyInColumns },
  '0030-writers': { up: writers },
  '0031-whom-rows-name': { up: whomRowsName },
  '0032-given-up': { up: givenUp },
  '0033-ended-sessions': { up: endedSessions },
  '0034-names-of-files': { up: namesOfFiles },
  '0035-billing': { up: billing },
  '0036-app-admins': { up: appAdmins },
  '0037-news-read': { up: newsRead },
  '0038-handbook-gaps': { up: handbookGaps },
}

/** The database was migrated by a newer version of the product: this one cannot use it. */
export class NewerDatabaseError extends Error {}

/** The first of some migrations, by their names, that this version does not have, or nothing. */
export const unknownMigration = (names: readonly string[]): string | undefined =>
  names.find((name) => !Object.hasOwn(MIGRATIONS, name))

/**
 * Brings the database to the newest form. Answers the names of the migrations that ran now. Throws
 * NewerDatabaseError, with a sentence for the operator, where a newer version migrated it before.
 */
export async function migrate(store: Store): Promise<string[]> {
  const migrator = new Migrator({
    db: store.writer,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  await refuseNewer(store)
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function refuseNewer({ writer }: Store): Promise<void> {
  const tables = await writer.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(writer)
  const newer = unknownMigration(rows.map(({ name }) => name))
  if (newer === undefined) return
  throw new NewerDatabaseError(
    `This database was changed by a newer version (${newer}). Start that version, or restore a backup from before the update.`,
  )
}
