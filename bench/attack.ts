import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Attack } from './lib/attacker.ts'
import { median, percentile, report, say } from './lib/figures.ts'
import { httpText } from './lib/load.ts'
import { FULL_GOAL, fill, IN_DANGER, REQUESTS, USUAL } from './lib/most-of-one-person.ts'
import { call, signIn } from './lib/product.ts'
import { DEMO, dataFolder, startProduct } from './lib/servers.ts'
import { steadily } from './lib/steadily.ts'

const ROUND_MS = 6000
const CALLS_A_SECOND = 50
const CONNECTIONS = 8
const BESIDE = 1.5
const ATTACKERS = ['member@juniper.example', 'lead@juniper.example', 'member@harbour.example']
const OTHERS = ['admin@juniper.example', 'admin@harbour.example']

const CREATE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
const SEND = 'mutation($obj: ChatSendInput!) { chatSend(obj: $obj) { chatId } }'
const CHATS = '{ chatGetMany { title } }'

type Call = { query: string; variables?: object }
/** The calls that the member repeats. */
const ATTACKS: Readonly<Record<string, readonly Call[]>> = {
  'all lists': Object.values(REQUESTS).map((query) => ({ query })),
  'messages of danger, and the list of chats': [
    { query: SEND, variables: { obj: { text: IN_DANGER } } },
    { query: CHATS },
  ],
  'goals beyond what is allowed': [{ query: CREATE, variables: { obj: FULL_GOAL } }],
  'small calls': [{ query: '{ me { _id } }' }],
}

/**
 * Measures how much one member with the most data and requests slows the usual call of the others,
 * in turn with the same call without this member. Product 7, what a request may cost.
 */
export async function attack(): Promise<void> {
  const { folder, drop } = dataFolder()
  const server = await startProduct(folder)
  try {
    const people: string[] = []
    for (const email of OTHERS) people.push(await signIn(server.url, { ...DEMO, email }))
    const attackers: string[] = []
    for (const email of ATTACKERS) attackers.push(await signIn(server.url, { ...DEMO, email }))
    for (const token of attackers) await fill(server.url, token)
    const measure = async (beside: () => Promise<number>) => {
      const times: number[] = []
      const asking = steadily(CALLS_A_SECOND, ROUND_MS, async (at) => {
        const begin = performance.now()
        await call(server.url, USUAL, {}, people[at % people.length])
        times.push(performance.now() - begin)
      })
      const [, rate] = await Promise.all([asking, beside()])
      return { times, rate }
    }
    const alone = () => measure(async () => 0)
    await alone()
    for (const [name, calls] of Object.entries(ATTACKS)) {
      const [idle, busy, rates]: [number[], number[], number[]] = [[], [], []]
      // The percentile is over all rounds, because one round has only a few calls above it. Each
      // round has a new attacker, because the server slows a busy one down.
      for (const token of attackers) {
        idle.push(...(await alone()).times)
        const { times, rate } = await measure(() => attacked(server.port, token, calls))
        busy.push(...times)
        rates.push(rate)
      }
      say(name)
      for (const [share, limit] of [[0.5], [0.99, { most: BESIDE }]] as const) {
        const [one, other] = [percentile(busy, share), percentile(idle, share)]
        const figures = `${one.toFixed(1)} and ${other.toFixed(1)} ms`
        report(`  ${share * 100} of 100 calls`, one / other, 'x', limit, figures)
      }
      report('  requests that were sent a second', median(rates), '')
    }
  } finally {
    await server.stop()
    drop()
  }
}

/** Attacks for one round. Answers the requests a second. */
async function attacked(port: number, token: string, calls: readonly Call[]): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const texts = calls.map((body) =>
    httpText({ method: 'POST', path: '/graphql', headers }, JSON.stringify(body)),
  )
  const workerData: Attack = { port, connections: CONNECTIONS, texts }
  const worker = new Worker(new URL('./lib/attacker.ts', import.meta.url), { workerData })
  await sleep(ROUND_MS)
  worker.postMessage('How many?')
  const [sent] = (await once(worker, 'message')) as [number]
  await worker.terminate()
  return (sent * 1000) / ROUND_MS
}
