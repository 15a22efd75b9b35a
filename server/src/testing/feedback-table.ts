import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { method: string; path: string; key: string; fields: Record<string, string> | null }

export type RemoteTable = {
  url: string
  asked: Asked[]
  rows: Map<string, Record<string, string>>
  /** What it answers in place of doing what it is asked */
  status: number | undefined
  /** Runs before a row is added */
  before: (() => Promise<unknown>) | undefined
  close(): Promise<void>
}

/** A local server that speaks the part of Airtable's interface that adds and deletes a record. */
export async function aRemoteTable(): Promise<RemoteTable> {
  const server = createServer(async (request, reply) => {
    let text = ''
    for await (const part of request) text += part
    const { method = '', url: path = '', headers } = request
    const fields = text === '' ? null : JSON.parse(text).fields
    const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
    table.asked.push({ method, path, key, fields })
    const answer = (status: number, body: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (table.status !== undefined) return answer(table.status, { error: { type: 'DOWN' } })
    await table.before?.()
    if (method === 'DELETE') {
      const id = path.split('/').at(-1) ?? ''
      return answer(table.rows.delete(id) ? 200 : 404, { id, deleted: true })
    }
    const id = `rec${table.asked.length}`
    table.rows.set(id, fields)
    return answer(200, { id, createdTime: '2026-11-22T00:00:00.000Z', fields })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const table: RemoteTable = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0/app1/Feedback`,
    asked: [],
    rows: new Map(),
    status: undefined,
    before: undefined,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return table
}
