import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Source, Sum } from './overview.rules.ts'

/** What must be so of a company that is looked for. */
export type Which = readonly RawBuilder<SqlBool>[]

/** All but the company of public users, which is told nothing. */
const found = (db: Db, which: Which) =>
  db
    .selectFrom('company')
    .where('company.isPublicDefault', '=', 0)
    .where((eb) => eb.and([...which]))

/**
 * What a company was told in a month; nothing where none of the items has a figure. One item is
 * compared with as it is: the embedded store would make a list of it for every company.
 */
function figureIn({ report, items }: Source, month: string): RawBuilder<number | null> {
  const [item] = items
  const isOf = items.length === 1 ? sql`= ${item}` : sql`in (${sql.join(items)})`
  return sql`(select sum("told"."figure") from "companyReport" as "told"
    where "told"."company" = "company"."_id" and "told"."report" = ${report}
      and "told"."period" = ${month} and "told"."item" ${isOf})`
}

/** The first and the last month of which any company was told something. */
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

/** By name, or by a figure with those that have none last. */
export type Order = { source: Source | null; descending: boolean }
export type Place = { key: number; name: string; _id: string }

/** Behind every figure, on the side where those without one stand. */
const MISSING = { up: 1_000_000_000, down: -1 } as const

type Asked = { which: Which; month: string; order: Order; after: Place | null }

/** The companies of a list from a place on. */
export async function listPlaces(db: Db, asked: Asked, most: number) {
  const { which, month, order, after } = asked
  const { source, descending } = order
  const missing = sql.lit(descending ? MISSING.down : MISSING.up)
  const key =
    source === null ? sql<number>`0` : sql<number>`coalesce(${figureIn(source, month)}, ${missing})`
  const places = found(db, which)
    .select(['company._id', 'company.name', 'company.nameKey'])
    .select(key.as('key'))
    .as('places')
  // Names go up, but where the list is by names and goes down.
  const isUp = source !== null || !descending
  const [beyond, beyondName] = [sql.raw(descending ? '<' : '>'), sql.raw(isUp ? '>' : '<')]
  const names = sql<boolean>`("nameKey", "_id") ${beyondName} (${after?.name}, ${after?._id})`
  const further = sql<boolean>`("key" ${beyond} ${after?.key} or ("key" = ${after?.key} and ${names}))`
  const rows = await db
    .selectFrom(places)
    .selectAll()
    .$if(after !== null, (query) => query.where(source === null ? names : further))
    .$if(source !== null, (query) => query.orderBy('key', descending ? 'desc' : 'asc'))
    .orderBy('nameKey', isUp ? 'asc' : 'desc')
    .orderBy('_id', isUp ? 'asc' : 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, key: Number(row.key) }))
}

export async function countPlaces(db: Db, which: Which): Promise<number> {
  const query = found(db, which).select((eb) => eb.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

const asFigure = (value: unknown): number | null => (value === null ? null : Number(value))
const nameOf = (at: number) => `figure${at}`

/** Of each of these companies that was told of a month, the figures in the order of the sources. */
export async function listFiguresOf(
  db: Db,
  companies: readonly string[],
  sources: readonly Source[],
  month: string,
): Promise<Map<string, (number | null)[]>> {
  if (companies.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .innerJoin('companyPeriod', 'companyPeriod.company', 'company._id')
    .select('company._id')
    .select(sources.map((source, at) => figureIn(source, month).as(nameOf(at))))
    .where('company._id', 'in', companies)
    .where('companyPeriod.span', '=', 'month')
    .where('companyPeriod.period', '=', month)
    .execute()
  return new Map(
    rows.map((row) => {
      const told = row as Record<string, unknown>
      return [row._id, sources.map((_source, at) => asFigure(told[nameOf(at)]))]
    }),
  )
}

/** What the figures that were told come to. */
export async function sumFigures(
  db: Db,
  which: Which,
  sources: readonly Source[],
  month: string,
): Promise<Sum[]> {
  const told = found(db, which)
    .select(sources.map((source, at) => figureIn(source, month).as(nameOf(at))))
    .as('told')
  const row = (await db
    .selectFrom(told)
    .select(
      sources.flatMap((_source, at) => [
        sql`sum(${sql.ref(nameOf(at))})`.as(`sum${at}`),
        sql`count(${sql.ref(nameOf(at))})`.as(`count${at}`),
      ]),
    )
    .executeTakeFirstOrThrow()) as Record<string, unknown>
  return sources.map((_source, at) => ({
    figure: asFigure(row[`sum${at}`]),
    companies: Number(row[`count${at}`]),
  }))
}
