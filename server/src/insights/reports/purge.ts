import type { Db } from '#db/store.ts'
import { deleteReports } from './reports.store.ts'

export const forgetReports = (trx: Db, company: string): Promise<void> =>
  deleteReports(trx, company)
