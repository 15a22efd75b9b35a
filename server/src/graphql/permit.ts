import type { Viewer } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'
import { OPERATIONS } from './operations.policy.ts'
import { COMPANY_ADMIN, NEXT_STEP, ONESELF, PERSON, type Row } from './policy-rows.ts'

/** Rows of routes outside of GraphQL. Without a membership, people may remove their picture. */
const ROUTES = {
  pictureSave: PERSON,
  pictureRemove: ONESELF,
  memberImport: COMPANY_ADMIN,
  // People who closed their account may still export their data.
  dataExport: { ...ONESELF, states: ['active', 'enrol_2fa', 'closed'] },
} as const satisfies Record<string, Row>

export type RouteName = keyof typeof ROUTES

/** Throws unless the table lets this person call this operation. */
export function permit(operation: string, viewer: Viewer | null): void {
  permitBy(Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined, viewer)
}

/** Throws unless the table lets this person use this route. */
export const permitRoute = (route: RouteName, viewer: Viewer | null): void =>
  permitBy(ROUTES[route], viewer)

function permitBy(row: Row | undefined, viewer: Viewer | null): void {
  if (row === undefined) throw new AppError('FORBIDDEN', 'You can’t do this here.')
  if (viewer === null) {
    if (row.roles.includes('anonymous')) return
    throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
  }
  if (!row.states.includes(viewer.state)) {
    const step = NEXT_STEP[viewer.state]
    throw new AppError('FORBIDDEN', step)
  }
  if (row.roles.includes(viewer.role)) return
  if (viewer.role === 'unpaid' && row.roles.includes('public')) {
    throw new AppError('MEMBERSHIP_REQUIRED', 'You need a membership for this.')
  }
  throw new AppError('FORBIDDEN', 'You’re not allowed to do this.')
}
