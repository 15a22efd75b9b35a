import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, string>
type TableRequest = { method: string; path: string; key: string; fields: Fields | null }

export type RemoteTable = {
  url: string
  asked: TableRequest[]
  rows: Map<string, Fields>
  /** A fixed answer, with headers, instead of the normal one */
  status: number | undefined
  headers: Record<string, string>
  /** Whether it handles the request but drops the answer */
  losesAnswers: boolean
  /** Runs before a row is written */
  before: ((fields: Fields) => Promise<unknown>) | undefined
  /** The messages that people wrote */
  messages(): (string | undefined)[]
  close(): Promise<void>
}

/** A local server for Airtable's upsert, find and delete calls. */
export async function aRemoteTable(): Promise<RemoteTable> {
  const server = createServer((request, reply) => void answer(table, request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const table: RemoteTable = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0/app1/Feedback`,
    asked: [],
    rows: new Map(),
    ...{ status: undefined, headers: {}, losesAnswers: false, before: undefined },
    messages: () => [...table.rows.values()].map(({ message }) => message),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return table
}

async function answer(table: RemoteTable, request: IncomingMessage, reply: ServerResponse) {
  let text = ''
  for await (const part of request) text += part
  const { method = '', headers } = request
  const { pathname: path, searchParams } = new URL(request.url ?? '/', table.url)
  const body = text === '' ? null : JSON.parse(text)
  const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
  table.asked.push({ method, path, key, fields: body?.records[0].fields ?? null })
  const say = (status: number, said: object) => {
    if (table.losesAnswers) return request.socket.destroy()
    const type = { 'content-type': 'application/json' }
    return reply.writeHead(status, { ...type, ...table.headers }).end(JSON.stringify(said))
  }
  if (table.status !== undefined) return say(table.status, { error: { type: 'DOWN' } })
  if (method === 'PATCH') return say(200, { records: [{ id: await upserted(table, body) }] })
  const [, id] = path.split('/Feedback/')
  if (method === 'DELETE') {
    const ids = id === undefined ? searchParams.getAll('records[]') : [id]
    const gone = ids.filter((one) => table.rows.delete(one))
    return say(gone.length === ids.length ? 200 : 404, { records: gone })
  }
  if (id !== undefined) return say(table.rows.has(id) ? 200 : 404, { id })
  const formula = searchParams.get('filterByFormula') ?? ''
  const wanted = /^\{feedback_id\}='([\w-]+)'$/.exec(formula)?.[1]
  const found = [...table.rows].filter(([, fields]) => fields.feedback_id === wanted)
  const most = Number(searchParams.get('pageSize'))
  return say(200, { records: found.slice(0, most).map(([one, fields]) => ({ id: one, fields })) })
}

type Upsert = { performUpsert: { fieldsToMergeOn: string[] }; records: { fields: Fields }[] }

async function upserted(table: RemoteTable, body: Upsert): Promise<string> {
  const fields = body.records[0]?.fields ?? {}
  await table.before?.(fields)
  const keys = body.performUpsert.fieldsToMergeOn
  const same = [...table.rows].find(([, row]) => keys.every((key) => row[key] === fields[key]))
  const id = same?.[0] ?? `rec${table.asked.length}`
  table.rows.set(id, { ...same?.[1], ...fields })
  return id
}
