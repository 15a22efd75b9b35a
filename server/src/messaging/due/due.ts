import type { Db } from '#db/store.ts'
import { claimDue, upsertDue, upsertDueOfCompany } from './due.store.ts'

/**
 * Has a person's next messages planned again, soon: in each transaction that changes a date, a
 * preference, a zone or a day off. The time of the next message is known without reading everyone
 * (product 4, messages).
 */
export const planAgain = (trx: Db, user: string): Promise<void> => upsertDue(trx, { user, at: 0 })

/** As `planAgain`, for all people of a company. */
export const planCompanyAgain = upsertDueOfCompany

/** Takes people whose time has come, and locks them until the transaction ends. */
export const takeDue = claimDue

/** Stores the next time of a person; without a next message they are left out until a change. */
export const putDue = upsertDue
