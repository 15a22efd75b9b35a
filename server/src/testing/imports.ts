import type { Actor } from '#testing/factories.ts'
import type { TestApp } from '#testing/test-app.ts'

const GET = `query($_id: ID, $companyId: ID) { done: memberImportGet(_id: $_id, companyId: $companyId) {
  _id state look fileName problem endedDate rows passed total withMissing missingProblem columns { name field samples }
  counts { create update skip deactivate refused later missing }
  results { create update skip deactivate refused later missing } } }`
const ROWS = `query($_id: ID!, $verdict: MemberImportVerdict, $after: Int, $first: Int) {
  done: memberImportRowGetMany(_id: $_id, verdict: $verdict, after: $after, first: $first) {
    next rows { number email name verdict planned problem changes { field from to } } } }`
const LOOK = 'query($_id: ID!) { done: memberImportGet(_id: $_id) { look } }'
const CANCEL = 'mutation($_id: ID!) { memberImportCancel(_id: $_id) }'
const START =
  'mutation($_id: ID!, $look: Int!, $missing: Int) { done: memberImportStart(_id: $_id, look: $look, missing: $missing) }'

export type Seen = {
  number: number
  email: string
  name: string
  verdict: string
  planned: string | null
  problem: string | null
  changes: { field: string; from: string | null; to: string | null }[]
}

/** What an admin does with a file of members, through the API. */
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
  const rows = async (_id: string, verdict?: string): Promise<Seen[]> => {
    const found: Seen[] = []
    for (let after: number | null = null; ; ) {
      const page: { rows: Seen[]; next: number | null } = await call(ROWS, { _id, verdict, after })
      found.push(...page.rows)
      if (page.next === null) return found
      after = page.next
    }
  }
  return {
    send,
    get,
    rows,
    /** Uploads a file and lets it be looked at; answers the id of the import. */
    look: async (file: string | Buffer, query = ''): Promise<string> => {
      const reply = await send(file, query)
      if (reply.statusCode !== 200) throw new Error(reply.body)
      await app.jobs.runDue('import')
      return reply.json()._id
    },
    /** Begins it as the preview of now shows it, or as another `look` at its rows did. */
    start: async (_id: string, missing?: number, look?: number) => {
      const { data } = await app.call(LOOK, { _id }, admin.token)
      const seen = look ?? data?.done?.look ?? 1
      return app.code(START, { _id, look: seen, missing }, admin.token)
    },
    cancel: (_id: string) => app.code(CANCEL, { _id }, admin.token),
    failed: async (_id: string, name: 'failed' | 'later' | 'rest' = 'failed') => {
      const url = `/import/members/${_id}/${name}.csv`
      const headers = { authorization: `Bearer ${admin.token}` }
      return (await app.http.inject({ method: 'GET', url, headers })).body
    },
  }
}
