import { setTimeout as sleep } from 'node:timers/promises'
import { median, report } from './lib/figures.ts'
import { signIn } from './lib/product.ts'
import { dataFolder, startProduct } from './lib/servers.ts'

const USUAL =
  '{ me { _id firstName } goalGetMany { _id title state progress } rhythmGet { today } }'
const CREATE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
const FLOW = 'mutation($obj: HistoryCreateInput!) { historyCreate(obj: $obj) { _id } }'
const SEND = 'mutation($obj: ChatSendInput!) { chatSend(obj: $obj) { chatId } }'
const IN_DANGER = `I want to kill myself ${'ä'.repeat(1900)}`
const LONGEST = {
  ...{ note: 10_000, adviceBody: 8000 },
  ...{ specific: 2000, measurable: 2000, achievable: 2000, relevant: 2000 },
}
const GOALS = `goalGetMany { _id title state version progress ${Object.keys(LONGEST).join(' ')}
  adviceTitle advices { id title body } planWhen checkIns { note } createdDate updatedDate }`
const many = (count: number, what: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => what(at)).join(' ')

/** The largest requests that a person with as much as is allowed can send. */
const REQUESTS: Readonly<Record<string, string>> = {
  'every note twice': '{ goalGetMany { note again: note } }',
  'every goal and all short lists': `{ ${GOALS} chatGetMany { title } searchGetMany { query }
    impactActionHistoryGetMany { title } likedActionGetMany { id } reminderGetMany { text } }`,
  'every flow': '{ historyGetMany { _id flow { steps { page selected { title } } } } }',
  '30 names for a field': `{ goalGetMany { ${many(30, (at) => `a${at}: progress`)} } }`,
  '20 times the same call': `{ ${many(20, (at) => `a${at}: me { _id }`)} }`,
}

const ROUNDS = 15
/** Of those that the server answers to a person only after a rest (`graphql/execute.ts`). */
const LONG_ROUNDS = 2
const LONG_BYTES = 500_000
const REST_BYTES_A_MS = 240
const TIMES = 60
const MOST_BYTES = 8_000_000

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

/** Stores as much as one person may have. */
async function fill(url: string, token: string): Promise<void> {
  const untilRefused = async (query: string, obj: object) => {
    let isRefused = false
    while (!isRefused) {
      const { text } = await ask(url, query, token, { obj })
      isRefused = text.includes('"errors"')
      if (isRefused && !text.includes('LIMIT_REACHED')) throw new Error(text.slice(0, 200))
    }
  }
  const texts = Object.entries(LONGEST).map(([name, most]) => [name, 'x'.repeat(most)])
  await untilRefused(CREATE, { adviceTitle: 'T', ...Object.fromEntries(texts) })
  const steps = Array.from({ length: 10 }, () => ({ page: 'x'.repeat(2000), selected: [] }))
  const startTime = new Date().toISOString()
  await untilRefused(FLOW, { startTime, flow: { entity: 'team', startTime, steps } })
  for (let at = 0; at < 110; at += 1) await ask(url, SEND, token, { obj: { text: IN_DANGER } })
}

/** The middle of many answers to one request, which is answered and not refused. */
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
  // The first ones are not compiled yet.
  return { ms: median(times.slice(rounds / 2)), bytes }
}

/** The largest requests of one person, against the usual one. Product 7, what a request may cost. */
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
