import type { Db } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { findActor } from './members.store.ts'

/**
 * A person as the one who acts, for work that goes on after their request: an import, under which
 * the trail has all of it. With the rights they have now; nothing if they administer nothing any more.
 */
export async function actingAs(
  db: Db,
  services: Services,
  user: string,
  importId: string,
): Promise<SignedIn | undefined> {
  const row = await findActor(db, user)
  if (row === undefined || row.emailVerified === 0) return undefined
  if (row.deactivatedDate !== null || row.deletionDate !== null) return undefined
  const isAppAdmin = row.isAppAdmin === 1
  const isOwn = row.company !== null && row.isPublicDefault === 0
  if (!isAppAdmin && !(isOwn && row.isCompanyAdmin === 1)) return undefined
  return {
    ...services,
    viewer: {
      userId: user,
      companyId: row.company,
      role: isAppAdmin ? 'appAdmin' : 'companyAdmin',
      isPublicUser: !isOwn,
      state: 'active',
      sessionId: '',
      tokenHash: '',
      signedInAt: 0,
      workRole: row.role,
    },
    facts: { requestId: `import ${importId}`, address: '', client: '', import: importId },
  }
}
