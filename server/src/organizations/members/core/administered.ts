import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { notFound } from '#lib/errors.ts'

/** A member or an invited person: `_id` of the person or of the invitation. */
export type MemberKey = { company: string; _id: string }

/** The company that the caller administers; an app admin names any. Refuses with NOT_FOUND. */
export function administered({ viewer }: SignedIn, company?: string | null): string {
  const named = companyFor(viewer, company)
  const isAdmin = viewer.role === 'companyAdmin' || viewer.role === 'appAdmin'
  if (named === null || !isAdmin) throw notFound('company')
  return named
}
