import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCompiled } from '@goodwork/content/compiled.ts'
import { fastify } from 'fastify'
import { contentRoutes } from '../server/src/content/content.routes.ts'
import { openContent } from '../server/src/content/content.ts'
import { titleFormula, toSearch } from '../web/src/api/content.ts'
import { median, report, say } from './lib/figures.ts'
import { ask, httpText, load } from './lib/load.ts'
import { signIn } from './lib/product.ts'
import { dataFolder, type Running, startProduct, startScript } from './lib/servers.ts'

const CONNECTIONS = 8
const ROUNDS = 8
const WARM_MS = 2500
const ROUND_MS = 1000
const BOUND = 0.8
const RECORDS = 5_000
const FILTER_MS = 20
const FILTERS = 200

/**
 * The pages that are compared, as the web requests them. Only the full page has a bound: on a small
 * page the session check and the log line cost as much as the rest of the request.
 */
const LISTS = [
  { name: '100 advice, all fields', path: 'impact-advice', limit: { least: BOUND } },
  { name: '100 actions, all fields', path: 'impact-action', limit: undefined },
]

const get = (path: string, token?: string) =>
  httpText({
    method: 'GET',
    path,
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })

/** Measures both sides in turn, in changing order. Answers the median ratio and both rates. */
async function compare(product: Running, memory: Running, path: string, token: string) {
  const sides = { product: get(path, token), memory: get('/page') }
  const run = (side: 'product' | 'memory', ms: number) => {
    const { port } = side === 'product' ? product : memory
    return load(port, { connections: CONNECTIONS, ms, next: () => sides[side] })
  }
  await run('product', WARM_MS)
  await run('memory', WARM_MS)
  const rounds: { product: number; memory: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const order =
      round % 2 === 0 ? (['product', 'memory'] as const) : (['memory', 'product'] as const)
    const rates = { product: 0, memory: 0 }
    for (const side of order) rates[side] = await run(side, ROUND_MS)
    rounds.push(rates)
  }
  const middle = (side: 'product' | 'memory') =>
    Math.round(median(rounds.map((rates) => rates[side])))
  const ratio = median(rounds.map((rates) => rates.product / rates.memory))
  return { ratio, more: `${middle('product')} and ${middle('memory')} a second` }
}

/** Compares a list over HTTP, for a person with a session, with the same bytes from memory. */
async function lists(): Promise<void> {
  const { folder, drop } = dataFolder()
  const product = await startProduct(folder)
  try {
    const token = await signIn(product.url)
    for (const { name, path: table, limit } of LISTS) {
      const path = `/content/v0/goodwork/${table}`
      const page = await ask(product.port, get(path, token))
      writeFileSync(join(folder, 'page.json'), page)
      const memory = await startScript('bench/content/from-memory.ts', folder)
      try {
        if ((await ask(memory.port, get('/page'))) !== page) throw new Error('The answers differ')
        const { ratio, more } = await compare(product, memory, path, token)
        report(name, ratio, 'x', limit, `${more}, ${Buffer.byteLength(page)} bytes`)
      } finally {
        await memory.stop()
      }
    }
  } finally {
    await product.stop()
    drop()
  }
}

/** Repeats the advice of the corpus up to 5,000 records that differ in id and title. */
function manyRecords() {
  const { version, tables } = readCompiled()
  const { fields = [], rows = [] } = tables['impact-advice'] ?? {}
  const many = Array.from({ length: RECORDS }, (_, index) => {
    const { key, fields: own } = rows[index % rows.length] ?? { key: '', fields: {} }
    const id = `${key}-${index}`
    return { key: id, fields: { ...own, id, title: `${own.title} ${index}` } }
  })
  return openContent({ version, tables: { 'impact-advice': { fields, rows: many } } })
}

const ids = (from: number, content: ReturnType<typeof manyRecords>) =>
  content.tables
    .get('impact-advice')
    ?.records.slice(from, from + 50)
    .map(({ key }) => `{id} = '${key}'`)
    .join(', ')

/** Filters 5,000 records over HTTP, each time with a new formula, so that no cache helps. */
async function filters(): Promise<void> {
  const content = manyRecords()
  const app = fastify()
  app.register(contentRoutes, { content: () => content, readerOf: async () => 'company' })
  const host = await app.listen({ port: 0, host: '127.0.0.1' })
  const formulas: Record<string, (turn: number) => string> = {
    'by title': (turn) => titleFormula(`goal ${turn}`),
    'by limits': (turn) => `AND(OR(people = BLANK(), people <= ${turn}), time <= 10, budget = 0)`,
    'by 50 ids': (turn) => `OR(${ids(turn * 20, content)})`,
    'in every body': (turn) => `SEARCH('nowhere ${turn}', body)`,
  }
  for (const [name, formula] of Object.entries(formulas)) {
    const times: number[] = []
    const before = process.cpuUsage()
    for (let turn = 0; turn < FILTERS; turn += 1) {
      const search = toSearch({ filterByFormula: formula(turn), sort: [{ field: 'title' }] })
      const begin = performance.now()
      const reply = await fetch(`${host}/content/v0/goodwork/impact-advice?${search}`)
      await reply.arrayBuffer()
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status}`)
      times.push(performance.now() - begin)
    }
    const { user, system } = process.cpuUsage(before)
    const work = `${((user + system) / 1000 / FILTERS).toFixed(1)} ms of the processor`
    const rest = `${work}, the first in ${times[0]?.toFixed(1)} ms`
    report(`filter ${RECORDS} ${name}, middle`, median(times), ' ms', { most: FILTER_MS }, rest)
  }
  await app.close()
}

/** Measures the content service: a list compared with bytes from memory, and a filter. */
export async function contentService(): Promise<void> {
  await lists()
  await filters()
}

if (import.meta.main) {
  say('content')
  await contentService()
}
