import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { SignedIn } from '#graphql/context.ts'
import { gather, LIMITS } from './missing.rules.ts'
import { listMissing } from './missing.store.ts'

/** What several may have said alike */
export type MissingWords = ReturnType<typeof gather>[number]

/**
 * missingWordsGetMany: what people wrote to say what the search lacked, newest first, each with by how
 * many people it was said and on which day (UTC) last; never who. At most `first`, which is 50 unless
 * told and 200 at most. For app admins, whose look is noted.
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
