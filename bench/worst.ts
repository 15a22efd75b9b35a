import { setTimeout as sleep } from 'node:timers/promises'
import { median, report } from './lib/figures.ts'
import { fill, REQUESTS, USUAL } from './lib/most-of-one-person.ts'
import { signIn } from './lib/product.ts'
import { dataFolder, startProduct } from './lib/servers.ts'

const ROUNDS = 15
/** For large answers, after which a person has to wait (`graphql/execute.ts`). */
const LONG_ROUNDS = 2
const LONG_BYTES = 50_000
const REST_BYTES_A_MS = 240
const TIMES = 60
const MOST_BYTES = 1_500_000

async function ask(url: string, query: string, token: string, variables: object = {}) {
  const begin = performance.now()
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const bytes = Buffer.from(await reply.arrayBuffer())
  return { ms: performance.now() - begin, bytes: bytes.length, text: bytes.toString() }
}

/** The median time of many answers to one request. Throws if the server refuses it. */
async function middleOf(url: string, query: string, token: string) {
  const times: number[] = []
  let [bytes, rounds] = [0, 2 * ROUNDS]
  while (times.length < rounds) {
    const reply = await ask(url, query, token)
    if (reply.text.includes('"errors"')) throw new Error(reply.text.slice(0, 200))
    times.push(reply.ms)
    bytes = reply.bytes
    if (bytes <= LONG_BYTES) continue
    rounds = 2 * LONG_ROUNDS
    await sleep(bytes / REST_BYTES_A_MS)
  }
  // Without the first half, in which the code is not compiled yet.
  return { ms: median(times.slice(rounds / 2)), bytes }
}

/**
 * Compares the largest requests of one person with a usual one. Product 7, what a request may cost.
 */
export async function worst(): Promise<void> {
  const { folder, drop } = dataFolder()
  const server = await startProduct(folder)
  try {
    const token = await signIn(server.url)
    const usual = await middleOf(server.url, USUAL, token)
    await fill(server.url, token)
    const memory = server.memory()
    for (const [name, query] of Object.entries(REQUESTS)) {
      const { ms, bytes } = await middleOf(server.url, query, token)
      const [times, mb] = [bytes / usual.bytes, `${(bytes / 1e6).toFixed(2)} MB`]
      report(`${name}, time`, ms / usual.ms, 'x', { most: TIMES }, `${ms.toFixed(1)} ms`)
      report('  bytes', times, 'x', { most: Math.round(MOST_BYTES / usual.bytes) }, mb)
    }
    report('memory that they take', server.memory() - memory, ' MB')
  } finally {
    await server.stop()
    drop()
  }
}
