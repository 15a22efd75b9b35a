import type { Db } from '#db/store.ts'
import { deleteReports } from './reports.store.ts'

/** What a company was told of its people goes with it. */
export const forgetReports = (trx: Db, company: string): Promise<void> =>
  deleteReports(trx, company)
