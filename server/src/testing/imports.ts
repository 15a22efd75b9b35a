import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { beforeEach, expect } from 'vitest'
import type { UserTable } from '#db/tables.ts'
import { testApp } from '#testing/app.ts'
import type { Database } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowOf, setRows } from '#testing/rows.ts'
import type { TestApp } from '#testing/test-app.ts'

const GET = `query($_id: ID, $companyId: ID) { done: memberImportGet(_id: $_id, companyId: $companyId) {
  _id state previewId fileName encoding problem endedDate rows passed total withMissing missingProblem columns { name field isUnreadable samples }
  counts { create update skip deactivate refused later missing }
  results { create update skip deactivate refused later missing } } }`
const ROWS = `query($_id: ID!, $verdict: MemberImportVerdict, $after: Int, $first: Int) {
  done: memberImportRowGetMany(_id: $_id, verdict: $verdict, after: $after, first: $first) {
    next rows { number email name verdict planned problem changes { field from to } } } }`
const PREVIEW = 'query($_id: ID!) { done: memberImportGet(_id: $_id) { previewId } }'
const MAP =
  'mutation($_id: ID!, $fields: [MemberImportField]!) { done: memberImportMap(_id: $_id, fields: $fields) }'
const CANCEL = 'mutation($_id: ID!) { memberImportCancel(_id: $_id) }'
const START =
  'mutation($_id: ID!, $previewId: Int!, $missing: Int) { done: memberImportStart(_id: $_id, previewId: $previewId, missing: $missing) }'

export type ShownRow = {
  number: number
  email: string
  name: string
  verdict: string
  planned: string | null
  problem: string | null
  changes: { field: string; from: string | null; to: string | null }[]
}

/** The calls of an admin who imports a file of members, through the API. */
export function importsOf(app: TestApp, admin: Pick<Actor, 'token'>) {
  const send = (file: string | Buffer, query = '') =>
    app.http.inject({
      method: 'POST',
      url: `/import/members?${/&name=/.test(query) ? '' : 'name=people.csv'}${query}`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' },
      payload: Buffer.from(file),
    })
  const call = async (query: string, variables: object) => {
    const { data, errors } = await app.call(query, variables, admin.token)
    if (errors[0] !== undefined) throw new Error(errors[0].message)
    return data.done
  }
  const get = (_id?: string) => call(GET, { _id })
  const rows = async (_id: string, verdict?: string): Promise<ShownRow[]> => {
    const found: ShownRow[] = []
    for (let after: number | null = null; ; ) {
      const page: { rows: ShownRow[]; next: number | null } = await call(ROWS, {
        _id,
        verdict,
        after,
      })
      found.push(...page.rows)
      if (page.next === null) return found
      after = page.next
    }
  }
  const rowsFile = (_id: string, name = 'failed') => {
    const url = `/import/members/${_id}/${name}.csv`
    const headers = { authorization: `Bearer ${admin.token}` }
    return app.http.inject({ method: 'GET', url, headers })
  }
  return {
    send,
    get,
    rows,
    /** Uploads a file and lets the job preview it; returns the id of the import. */
    look: async (file: string | Buffer, query = ''): Promise<string> => {
      const reply = await send(file, query)
      if (reply.statusCode !== 200) throw new Error(reply.body)
      await app.jobs.runDue('import')
      return reply.json()._id
    },
    /** Starts the import of the current preview, or of another one. */
    start: async (_id: string, missing?: number, previewId?: number) => {
      const { data } = await app.call(PREVIEW, { _id }, admin.token)
      const seen = previewId ?? data?.done?.previewId ?? 1
      return app.code(START, { _id, previewId: seen, missing }, admin.token)
    },
    cancel: (_id: string) => app.code(CANCEL, { _id }, admin.token),
    map: (_id: string, fields: (string | null)[]) => call(MAP, { _id, fields }),
    failed: async (_id: string, name?: 'failed' | 'later' | 'rest') =>
      (await rowsFile(_id, name)).body,
    failedBytes: async (_id: string) => (await rowsFile(_id)).rawPayload,
  }
}

type World = {
  app: TestApp
  company: string
  admin: Actor
  ours: ReturnType<typeof importsOf>
}

/** An app for a group of tests; for each test a company with an admin who imports. */
export function importWorld(database: Database = 'sqlite') {
  const world = { app: testApp(database) } as World
  beforeEach(async () => {
    world.company = await aCompany(world.app, `${randomUUID().slice(0, 8)}.example`)
    world.admin = await aPerson(world.app, { company: world.company, isCompanyAdmin: true })
    world.ours = importsOf(world.app, world.admin)
  })
  const address = (name: string) => `${name}-${world.company.slice(0, 8)}@a.example`
  const start = async (_id: string, missing?: number) => {
    expect(await world.ours.start(_id, missing)).toBeUndefined()
    await world.app.jobs.runDue('import')
  }
  return Object.assign(world, {
    address,
    /** A file with `count` new addresses. */
    fileOf: (count: number, header = 'email') =>
      [header, ...Array.from({ length: count }, (_, at) => address(`p${at}`))].join('\n'),
    /** Starts a previewed import, and applies it. */
    start,
    /** Uploads and applies a file; returns the id of the import. */
    run: async (file: string) => {
      const _id = await world.ours.look(file)
      await start(_id)
      return _id
    },
    set: ({ _id }: Pick<Actor, '_id'>, values: Updateable<UserTable>) =>
      setRows(world.app, 'user', { _id }, values),
    limitSeats: (seatLimit: number | null) =>
      setRows(world.app, 'company', { _id: world.company }, { seatLimit }),
    user: ({ _id }: Pick<Actor, '_id'>) => rowOf(world.app, 'user', { _id }),
    invited: () =>
      world.app.services.store.read
        .selectFrom('invitation')
        .selectAll()
        .where('company', '=', world.company)
        .orderBy('email')
        .execute(),
    storedRows: (_id: string) =>
      world.app.services.store.read
        .selectFrom('memberImportRow')
        .selectAll()
        .where('import', '=', _id)
        .orderBy('number')
        .execute(),
  })
}
