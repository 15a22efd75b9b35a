import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { changeAddress } from '#testing/links.ts'
import { leaveMarks } from '#testing/markers.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { PERSONAL, SHOWN } from './personal.ts'

/** Names of columns that refer to a person. */
const NAMING = /^(user|person|member|owner|actor|subject|recipient)(Id)?$|By$|^email(Key)?$/
const SECRET = /hash|sealed|secret|token/i
const FOREIGN = {
  sqlite: sql<{ table: string; column: string }>`
    select m.name as "table", f."from" as "column" from sqlite_master m
    join pragma_foreign_key_list(m.name) f where f."table" = 'user'`,
  postgres: sql<{ table: string; column: string }>`
    select conrelid::regclass::text as "table", a.attname as "column" from pg_constraint
    join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
    where contype = 'f' and confrelid = '"user"'::regclass`,
}

describe.each(DATABASES)('descriptions of personal tables on %s', (database) => {
  const app = testApp(database)
  let person: Actor
  /** Every table with its rows and columns, including columns that the database computes */
  let tables: { name: string; columns: string[]; rows: Record<string, unknown>[] }[]

  const read = async () => {
    const { read } = app.services.store
    const listed = await read.introspection.getTables()
    return Promise.all(
      listed.map(async ({ name, columns }) => {
        const { rows } = await sql<
          Record<string, unknown>
        >`select * from ${sql.table(name)}`.execute(read)
        const all = new Set([
          ...columns.map((column) => column.name),
          ...Object.keys(rows[0] ?? {}),
        ])
        return { name, columns: [...all], rows }
      }),
    )
  }

  beforeAll(async () => {
    const company = await aCompany(app)
    await aPerson(app, { company, isCompanyAdmin: true })
    person = await aPerson(app, { company, isCompanyAdmin: true })
    await setPassword(app, person, PASSWORD)
    person = await changeAddress(app, person, `${randomUUID()}@b.example`)
    person = await leaveMarks(app, person, `m${randomUUID()}`)
    const call = (query: string) => app.done(`mutation { done: ${query} }`, {}, person.token)
    const { _id } = await call(
      'reminderCreate(obj: { text: "For all", targetDate: "2026-11-21" }) { _id }',
    )
    await call(`recordReadReminder(reminderId: "${_id}") { weeklyScore }`)
    await call('orgInfoUpdateMany(arr: [{ id: "rewards-pay-1", answer: "x" }]) { _id }')
    await call('houseEntryCreate(obj: { kind: "term", title: "OKR", text: "x" }) { _id }')
    const url = 'https://hooks.example.com/1'
    await call(
      `companyChannelCreate(obj: { kind: webhook, name: "General", url: "${url}" }) { secret }`,
    )
    await call('memberInvite(obj: { email: "somebody@b.example" })')
    await call('generateRecoveryCodes')
    await importsOf(app, person).look(`email\n${person.email}`)
    const elsewhere = await aPerson(app, { isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    const list = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
    const wanted = { _id: elsewhere.company, adminEmails: [person.email] }
    expect((await app.call(list, { obj: wanted }, operator.token)).errors).toEqual([])
    const gift = `mutation { giftCreate(user: "${person._id}", until: "2027-01-01T00:00:00Z") { isMember } }`
    expect((await app.call(gift, {}, operator.token)).errors).toEqual([])
    const obj = { email: person.email, firstName: 'Ada' }
    const invite = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
    expect((await app.call(invite, { obj }, elsewhere.token)).errors).toEqual([])
    await app.services.store.write(async (trx) => {
      const past = { company, user: person._id, mailboxHash: 'x', state: 'left', date: 1 } as const
      await trx
        .insertInto('pastMembership')
        .values({ ...past, admittedDate: 1 })
        .execute()
    })
    tables = await read()
  })

  /** Columns that refer to a person by the column's name, a foreign key, or their content. */
  async function referring(): Promise<string[]> {
    const found = (await FOREIGN[database].execute(app.services.store.read)).rows.map(
      ({ table, column }) => `${table.replaceAll('"', '')}.${column}`,
    )
    const values: unknown[] = [person._id, person.email]
    for (const { name, columns, rows } of tables) {
      for (const column of columns) {
        const is = NAMING.test(column) || rows.some((row) => values.includes(row[column]))
        if (is) found.push(`${name}.${column}`)
      }
    }
    return found
  }

  it('describes every column that refers to a person', async () => {
    const named = PERSONAL.flatMap(({ table, names }) =>
      // If one column deletes the row, the other columns need no rule.
      Object.values(names).includes('deleted')
        ? (tables.find(({ name }) => name === table)?.columns ?? []).map((it) => `${table}.${it}`)
        : Object.keys(names).map((it) => `${table}.${it}`),
    )
    const found = await referring()
    expect(found.filter((column) => !named.includes(column))).toEqual([])
    expect(new Set(found.map((column) => column.split('.')[0])).size).toBe(PERSONAL.length)
  })

  it('exports every column that is not withheld, and no secret', async () => {
    const { rawPayload } = await app.http.inject({
      method: 'POST',
      url: '/export',
      headers: { authorization: `Bearer ${person.token}` },
    })
    const file = unzipSync(new Uint8Array(rawPayload))['data.json'] ?? new Uint8Array()
    const data = JSON.parse(strFromU8(file))
    for (const { table, withheld } of SHOWN) {
      const columns = tables.find(({ name }) => name === table)?.columns ?? []
      expect([table, columns]).toEqual([table, expect.arrayContaining([...withheld])])
      const shown = Object.keys(data[table][0] ?? {}).sort()
      expect([table, shown]).toEqual([
        table,
        columns.filter((column) => !withheld.includes(column)).sort(),
      ])
      expect([table, shown.filter((column) => SECRET.test(column))]).toEqual([table, []])
    }
  })

  it('leaves an erased person in no table', async () => {
    expect(await erase(app, person)).toBeUndefined()
    const left = (await read()).filter(({ rows }) => JSON.stringify(rows).includes(person._id))
    expect(left.map(({ name }) => name)).toEqual([])
  })
})
