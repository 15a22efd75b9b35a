import { standingWithout } from '#accounts/session.ts'
import type { Db } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { findActor } from './members.store.ts'

/** Who acts in work that goes on after their request, and how often their sessions were ended before. */
export type Acting = { actor: string; sessionsEnded: number }

/** Whoever asks, as the one who acts from now on; their session is held, as `requireAdmin` does it. */
export async function actorNow(trx: Db, { viewer, clock }: SignedIn): Promise<Acting> {
  const { sessionsEnded = 0 } = (await standingWithout(trx, viewer.userId, clock.now())) ?? {}
  return { actor: viewer.userId, sessionsEnded }
}

/**
 * A person as the one who acts, for work that goes on after their request: an import, under which
 * the trail has all of it. With the rights they have now; `rights` where by hand they could not do it
 * any more, `sessions` where their sessions were ended since, other than by themselves.
 */
export async function actingAs(
  db: Db,
  services: Services,
  { actor: user, sessionsEnded }: Acting,
  importId: string,
): Promise<SignedIn | 'rights' | 'sessions'> {
  const row = await findActor(db, user)
  const standing = await standingWithout(db, user, services.clock.now())
  if (row === undefined || standing?.state !== 'active') return 'rights'
  if (standing.sessionsEnded !== sessionsEnded) return 'sessions'
  const isAppAdmin = row.isAppAdmin === 1
  const isOwn = row.company !== null && row.isPublicDefault === 0
  if (!isAppAdmin && !(isOwn && row.isCompanyAdmin === 1)) return 'rights'
  return {
    ...services,
    viewer: {
      userId: user,
      companyId: row.company,
      role: isAppAdmin ? 'appAdmin' : 'companyAdmin',
      isPublicUser: !isOwn,
      tier: null,
      state: 'active',
      sessionId: '',
      tokenHash: '',
      signedInAt: 0,
      workRole: row.role,
    },
    facts: { requestId: `import ${importId}`, address: '', client: '', import: importId },
  }
}
