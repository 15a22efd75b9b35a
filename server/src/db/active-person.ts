import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

/**
 * Somebody who uses the product: their address is confirmed, their access did not end and their
 * account is not closed. Nobody else is counted, or written to unasked.
 */
export const isActivePerson = (eb: ExpressionBuilder<Tables, 'user'>) =>
  eb.and([
    eb('user.emailVerified', '=', 1),
    eb('user.deactivatedDate', 'is', null),
    eb('user.deletionDate', 'is', null),
  ])
