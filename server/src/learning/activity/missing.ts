import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { SignedIn } from '#graphql/context.ts'
import { gather, LIMITS } from './missing.rules.ts'
import { listMissing } from './missing.store.ts'

/** Words that several people may share */
export type MissingWords = ReturnType<typeof gather>[number]

/**
 * missingWordsGetMany: people's words about missing content, newest first, with the number
 * of people and the day (UTC); at most 200, 50 by default. For app admins; the access is recorded.
 */
export async function missingWords(
  context: SignedIn,
  first: number | null | undefined,
): Promise<MissingWords[]> {
  const most = Math.min(Math.max(first ?? LIMITS.page, 1), LIMITS.mostPage)
  const entries = await listMissing(context.store.read, LIMITS.read)
  await recordAdminAccess(context, { what: 'missingWords', subject: null })
  return gather(entries).slice(0, most)
}
