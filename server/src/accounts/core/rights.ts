import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { currentSessionStatus } from './session.ts'

/**
 * Reads the caller's right to administer a company again, in a transaction that has locked the
 * company. The right stays until the transaction ends, because its removal ends the session, which
 * is locked. Without a company it is the right of an app admin. Refuses with UNAUTHENTICATED,
 * FORBIDDEN and, for another company, NOT_FOUND.
 */
export async function requireAdmin(
  trx: Db,
  context: SignedIn,
  company: string | null,
): Promise<void> {
  const { viewer, facts } = context
  // An import has no session: it reads the rights of its actor again with every batch of rows.
  if (facts.import !== undefined) return
  const { role, state, companyId } = await currentSessionStatus(trx, context)
  if (state !== 'active' || role !== viewer.role) {
    throw new AppError('FORBIDDEN', 'You’re no longer allowed to do this.')
  }
  if (role === 'appAdmin') return
  if (role !== 'companyAdmin' || companyId !== company) throw notFound('company')
}
