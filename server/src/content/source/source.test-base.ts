import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompiledContent } from '@goodwork/content/compiled.ts'
import { type FastifyReply, fastify } from 'fastify'
import { openAirtable } from '#integrations/airtable.ts'
import { readKeyCheck } from '../content.read-keys.ts'
import { contentRoutes } from '../content.routes.ts'
import { compiled } from '../content.test-server.ts'
import { openContent } from '../content.ts'
import { airtableSource } from './airtable-source.ts'
import { lastGoodIn } from './last-good.ts'

export const apiKey = 'key-of-the-base'

/** A request for a table of the base; `count` is its number from 1, over all readings. */
export type PageRequest = { table: string; count: number; url: string }

/** The fault of a request, if it has one. */
export type Mishap =
  | { status: number; body: string; headers?: Record<string, string> }
  | 'silence'
  | 'hang up'
  | 'cut short'
  | undefined

/** A real HTTP server that answers like Airtable, from our own content service, and can fail. */
export async function aBase() {
  let served = openContent(compiled)
  let mishap: (asked: PageRequest) => Mishap = () => undefined
  const counts = new Map<string, number>()
  const holdsKey = readKeyCheck([apiKey])
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    const { table = '' } = request.params as { table?: string }
    const count = (counts.get(table) ?? 0) + 1
    counts.set(table, count)
    return failing(mishap({ table, count, url: request.url }), reply)
  })
  app.register(contentRoutes, {
    content: () => served,
    readerOf: async (request) => (holdsKey(request.headers.authorization) ? 'key' : null),
  })
  const host = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    settings: { url: `${host}/content`, apiKey, baseId: 'goodwork', view: undefined },
    serve: (content: CompiledContent) => {
      served = openContent(content)
    },
    fail: (how: (asked: PageRequest) => Mishap) => {
      mishap = how
    },
    /** How many requests each table got. */
    counts,
    close: () => app.close(),
  }
}

export type Base = Awaited<ReturnType<typeof aBase>>

async function failing(mishap: Mishap, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (mishap === undefined) return undefined
  if (mishap === 'hang up') {
    reply.hijack().raw.destroy()
  } else if (mishap === 'silence') {
    reply.hijack()
  } else if (mishap === 'cut short') {
    reply.hijack().raw.writeHead(200, { 'content-type': 'application/json' })
    reply.raw.end('{"records":[{"id":"rec1","fie')
  } else {
    return reply
      .code(mishap.status)
      .headers(mishap.headers ?? {})
      .send(mishap.body)
  }
  return reply
}

let edits = 0

/** The content with some fields of one row changed; undefined removes a field. */
export function edited(
  table: string,
  place: number,
  fields: Record<string, unknown>,
  from: CompiledContent = compiled,
): CompiledContent {
  const content = structuredClone(from)
  const row = content.tables[table]?.rows[place]
  if (!row) throw new Error(`No row ${place} in ${table}`)
  Object.assign(row.fields, fields)
  edits += 1
  return { ...content, version: `edit-${edits}` }
}

type Line = { level: 'info' | 'warn'; message: string } & Record<string, unknown>

/** A source that looks at the base every 20 ms without waiting, with its log lines. */
export function aSource(base: Base, dataDir: string, patienceMs = 10_000) {
  const lines: Line[] = []
  const waits: number[] = []
  const line = (level: Line['level']) => (facts: object, message: string) => {
    lines.push({ level, message, ...facts })
  }
  const wait = async (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    waits.push(ms)
  }
  const source = airtableSource({
    airtable: openAirtable(base.settings, { wait, patienceMs }),
    lastGood: lastGoodIn(dataDir, base.settings.baseId),
    otherwise: () => compiled,
    everyMs: 20,
    log: { info: line('info'), warn: line('warn') },
  })
  return {
    source,
    lines,
    waits,
    said: () => lines.map(({ message }) => message),
    title: (table: string, place = 0) => source.current().tables.get(table)?.records[place]?.fields,
  }
}

export function aDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'goodwork-source-'))
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) }
}
