import { sql } from 'kysely'
import { hasCompanyWord } from '#db/company-search.ts'
import type { Db } from '#db/store.ts'
import type { Source } from './overview.rules.ts'

export async function findMonths(db: Db): Promise<{ first: string; last: string } | null> {
  const one = (which: 'min' | 'max') =>
    sql<string | null>`(select ${sql.raw(which)}("month"."period") from "companyPeriod" as "month"
      where "month"."company" = "company"."_id" and "month"."span" = 'month')`.as(which)
  const ends = db
    .selectFrom('company')
    .select([one('min'), one('max')])
    .as('ends')
  const row = await db
    .selectFrom(ends)
    .select((eb) => [eb.fn.min('min').as('first'), eb.fn.max('max').as('last')])
    .executeTakeFirst()
  const { first = null, last = null } = row ?? {}
  return first === null || last === null ? null : { first, last }
}

const figureIn = ({ report, items }: Source) =>
  sql<unknown>`sum(case when "figure"."report" = ${report}
    and "figure"."item" in (${sql.join(items)}) then "figure"."figure" end)`

const asFigure = (value: unknown) => (value === null ? null : Number(value))

/** Companies whose names have all words, with figures of a month in the order of the sources. */
export async function listCompanies(
  db: Db,
  words: readonly string[],
  sources: readonly Source[],
  month: string,
) {
  const reports = [...new Set(sources.map(({ report }) => report))]
  const rows = await db
    .selectFrom('company')
    .leftJoin('companyPeriod', (join) =>
      join
        .onRef('companyPeriod.company', '=', 'company._id')
        .on('companyPeriod.span', '=', 'month')
        .on('companyPeriod.period', '=', month),
    )
    .leftJoin('companyReport as figure', (join) =>
      join
        .onRef('figure.company', '=', 'company._id')
        .on('figure.report', 'in', reports)
        .on('figure.period', '=', month),
    )
    .select(['company._id', 'company.name', 'company.nameKey', 'companyPeriod.period'])
    .select(sources.map((source, at) => figureIn(source).as(`figure${at}`)))
    // The company of public users has no reports.
    .where('company.isPublicDefault', '=', 0)
    .where((eb) => eb.and(words.map((word) => hasCompanyWord(word))))
    .groupBy(['company._id', 'company.name', 'company.nameKey', 'companyPeriod.period'])
    .execute()
  return rows.map(({ _id, name, nameKey, period, ...figures }) => ({
    ...{ companyId: _id, companyName: name, nameKey, isClosed: period !== null },
    figures: sources.map((_source, at) =>
      asFigure((figures as Record<string, unknown>)[`figure${at}`]),
    ),
  }))
}
