import type { Entity, Scope } from '#entity/entity.types.ts'
import type { Role, Viewer } from '#graphql/viewer.ts'

/** The roles that may use the product for their own records: product 6. */
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
  owner: 'user',
  audience: () => 'self',
} as const satisfies Partial<Entity>

const ofCompany = (viewer: Viewer): Scope => {
  if (viewer.role === 'appAdmin') return 'all'
  return viewer.companyId === null ? 'none' : { company: viewer.companyId }
}

/** Records of a company: its users read, its admins write, app admins reach all. */
export const COMPANY_OWNED = {
  readScope: ofCompany,
  writeScope: (viewer: Viewer): Scope =>
    COMPANY_ADMINS.includes(viewer.role) ? ofCompany(viewer) : 'none',
  owner: 'company',
  audience: () => 'member',
} as const satisfies Partial<Entity>
