import { statusWithoutSession } from '#accounts/core/session.ts'
import type { Db } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { findActor } from './members.store.ts'

/** The actor of a background job, and how often their sessions had been ended at its start. */
export type Acting = { actor: string; sessionsEnded: number }

/** The caller as the actor of a job that starts now. Their session is locked. */
export async function actorNow(trx: Db, { viewer, clock }: SignedIn): Promise<Acting> {
  const { sessionsEnded = 0 } = (await statusWithoutSession(trx, viewer.userId, clock.now())) ?? {}
  return { actor: viewer.userId, sessionsEnded }
}

/**
 * The context of an import job, with the current rights of its actor. Answers `rights` if the actor
 * lost them, and `sessions` if their sessions were ended since, except by signing out.
 */
export async function actingAs(
  db: Db,
  services: Services,
  { actor: user, sessionsEnded }: Acting,
  importId: string,
): Promise<SignedIn | 'rights' | 'sessions'> {
  const row = await findActor(db, user)
  const standing = await statusWithoutSession(db, user, services.clock.now())
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
