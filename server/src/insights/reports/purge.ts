import type { Db } from '#db/store.ts'
import { deleteReports } from './reports.store.ts'

/** Deletes the reports of a company that is deleted. */
export const forgetReports = (trx: Db, company: string): Promise<void> =>
  deleteReports(trx, company)
