import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

/**
 * A person with a confirmed address whose access has not ended and whose account is not closed. Only
 * active people are counted, or get mail that they did not ask for.
 */
export const isActivePerson = (eb: ExpressionBuilder<Tables, 'user'>) =>
  eb.and([
    eb('user.emailVerified', '=', 1),
    eb('user.deactivatedDate', 'is', null),
    eb('user.deletionDate', 'is', null),
  ])
