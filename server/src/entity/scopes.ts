import type { Entity, Scope } from '#entity/entity.types.ts'
import type { Role, Viewer } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'

/** Those whom product 6 lets use the product, each for their own records. */
export const PERSONS: readonly Role[] = ['public', 'member', 'companyAdmin', 'appAdmin']
export const COMPANY_ADMINS: readonly Role[] = ['companyAdmin', 'appAdmin']

const own = (viewer: Viewer): Scope => ({ user: viewer.userId })

/**
 * Records that are private to one person, at any role: goals, searches, history. No admin reads
 * them (product 6, what an employer never sees).
 */
export const PRIVATE = {
  readScope: own,
  writeScope: own,
  owner: (viewer: Viewer) => ({ user: viewer.userId }),
  audience: () => 'self',
} as const satisfies Partial<Entity>

const ofCompany = (viewer: Viewer): Scope => {
  if (viewer.role === 'appAdmin') return 'all'
  return viewer.companyId === null ? 'none' : { company: viewer.companyId }
}

/** The company a new record is for: one's own; an app admin may name another. */
function companyOwner(viewer: Viewer, obj: Readonly<Record<string, unknown>>) {
  const named = viewer.role === 'appAdmin' ? obj.company : undefined
  const company = typeof named === 'string' ? named : viewer.companyId
  if (company === null) {
    throw new AppError('BAD_USER_INPUT', 'Please say for which company.', { field: 'company' })
  }
  return { company }
}

/** Records of a company: its users read, its admins write, app admins reach all. */
export const COMPANY_OWNED = {
  readScope: ofCompany,
  writeScope: (viewer: Viewer): Scope =>
    COMPANY_ADMINS.includes(viewer.role) ? ofCompany(viewer) : 'none',
  owner: companyOwner,
  audience: () => 'member',
} as const satisfies Partial<Entity>
