import type { Db } from '#db/store.ts'
import type { CompanyPeriodTable } from '#db/tables.reports.ts'
import type { Level } from '#lib/aggregates.ts'
import type { Cell, ReportName } from './reports.rules.ts'

export type Period = Pick<CompanyPeriodTable, 'company' | 'span' | 'period'>

const ROWS_AT_ONCE = 100

/** Closes a period and stores its figures. False if it was closed already. */
export async function insertPeriod(
  trx: Db,
  { company, span, period }: Period,
  figures: Partial<Record<ReportName, readonly Cell[]>>,
  closedDate: number,
): Promise<boolean> {
  const made = await trx
    .insertInto('companyPeriod')
    .values({ company, span, period, closedDate })
    .onConflict((it) => it.columns(['company', 'span', 'period']).doNothing())
    .returning('period')
    .executeTakeFirst()
  if (made === undefined) return false
  const rows = Object.entries(figures).flatMap(([report, cells]) =>
    cells.map(({ item, figure, basis = null }) => ({
      ...{ company, report, period, item, figure, basis },
    })),
  )
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('companyReport')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
  return true
}

type OpenPeriod = Omit<Period, 'company'> & { after: string; until: number }

/** At most `most` companies made before `until` that have not closed a period, in order of id. */
export async function listOpen(
  db: Db,
  { span, period, after, until }: OpenPeriod,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('_id')
    .where('_id', '>', after)
    .where('createdDate', '<', until)
    .where('isPublicDefault', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('companyPeriod')
            .select('companyPeriod.period')
            .whereRef('companyPeriod.company', '=', 'company._id')
            .where('span', '=', span)
            .where('companyPeriod.period', '=', period),
        ),
      ),
    )
    .orderBy('_id')
    .limit(most)
    .execute()
  return rows.map(({ _id }) => _id)
}

/** The cumulative figures of the latest closed month before another, by report and item. */
export async function findLevels(
  db: Db,
  company: string,
  month: string,
): Promise<Map<string, Level>> {
  const rows = await db
    .selectFrom('companyReport')
    .select(['report', 'item', 'figure', 'basis'])
    .where('company', '=', company)
    .where('basis', 'is not', null)
    .where('period', '=', (eb) =>
      eb
        .selectFrom('companyPeriod')
        .select((it) => it.fn.max('companyPeriod.period').as('period'))
        .where('companyPeriod.company', '=', company)
        .where('span', '=', 'month')
        .where('companyPeriod.period', '<', month),
    )
    .execute()
  return new Map(
    rows.map(({ report, item, figure, basis }) => [
      `${report} ${item}`,
      { figure, basis: basis ?? 0 },
    ]),
  )
}

/** All closed periods, oldest first. */
export async function listPeriods(db: Db, company: string) {
  return db
    .selectFrom('companyPeriod')
    .select(['span', 'period'])
    .where('company', '=', company)
    .orderBy('period')
    .execute()
}

/** The figures of reports whose periods lie between two, both included. */
export async function listFigures(
  db: Db,
  company: string,
  reports: readonly ReportName[],
  { first, last }: { first: string; last: string },
) {
  if (reports.length === 0) return []
  return db
    .selectFrom('companyReport')
    .select(['report', 'period', 'item', 'figure'])
    .where('company', '=', company)
    .where('report', 'in', reports)
    .where('period', '>=', first)
    .where('period', '<=', last)
    .execute()
}

export async function findName(db: Db, company: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('name')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.name
}

export async function deleteReports(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('companyReport').where('company', '=', company).execute()
  await trx.deleteFrom('companyPeriod').where('company', '=', company).execute()
}
