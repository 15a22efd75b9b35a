import { aChange, aGoal, CREATE, GOALS, ME, UPDATE } from './api/questions.ts'
import { median, report, say } from './lib/figures.ts'
import { ask, httpText, load, type Sender } from './lib/load.ts'
import { call, signIn } from './lib/product.ts'
import { dataFolder, type Running, startProduct, startScript } from './lib/servers.ts'

const CONNECTIONS = 8
const GOAL_COUNT = 30
const ROUNDS = 8
const WARM_MS = 2500
const ROUND_MS = 1000
const MEMORY_BUDGET = 250

type Goal = { _id: string; version: number }
type Question = {
  name: string
  product: Sender
  hand: Sender
  /** Undefined if the figure has no budget. */
  budget?: { least: number; aim: number }
  connections?: number
}

const versionIn = (body: string) => Number(/"version":(\d+)/.exec(body)?.[1])

/** The texts of the requests; those to the product equal the requests of the web (web/src/api). */
function makeTexts(token: string) {
  const accept = 'application/graphql-response+json, application/json;q=0.9'
  const headers = { accept, authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }
  return {
    toProduct: (query: string, variables = {}) =>
      httpText(
        { method: 'POST', path: '/graphql', headers: json },
        JSON.stringify({ query, variables }),
      ),
    toHand: (path: string, body?: object) =>
      body === undefined
        ? httpText({ method: 'GET', path, headers })
        : httpText({ method: 'POST', path, headers: json }, JSON.stringify(body)),
  }
}

type Texts = ReturnType<typeof makeTexts>

function makeQuestions({ toProduct, toHand }: Texts, goals: readonly Goal[]): Question[] {
  const same = (text: string) => () => text
  const saving =
    (text: (change: object) => string): Sender =>
    (connection, last) => {
      const goal = goals[connection] as Goal
      // Each connection saves its own goal, and each save must name the newest version.
      if (last !== undefined) goal.version = versionIn(last.toString())
      return text(aChange(goal._id, goal.version))
    }
  const me = { product: same(toProduct(ME)), hand: same(toHand('/me', {})) }
  const list = { product: same(toProduct(GOALS)), hand: same(toHand('/goals', {})) }
  const update = {
    product: saving((obj) => toProduct(UPDATE, { obj })),
    hand: saving((change) => toHand('/goals/update', change)),
  }
  return [
    { ...me, name: 'me', budget: { least: 0.85, aim: 0.95 } },
    { ...me, name: 'me, against a GET', hand: same(toHand('/me')) },
    { ...list, name: `goalGetMany, ${GOAL_COUNT} rows`, budget: { least: 1, aim: 1.2 } },
    { ...list, name: 'goalGetMany, against a GET', hand: same(toHand('/goals')) },
    { ...update, name: 'goalUpdate', budget: { least: 0.7, aim: 0.9 } },
    { ...update, name: 'goalUpdate, one at a time', connections: 1 },
  ]
}

/** Throws unless both sides answer the same bytes, apart from the version and time of a save. */
async function compareAnswers(product: Running, hand: Running, texts: Texts, goal: Goal) {
  const same = (name: string, one: string, other: string) => {
    if (one !== other) throw new Error(`${name}: the answers differ\n${one}\n${other}`)
    say(`  ${name}: the same ${Buffer.byteLength(one)} bytes from both sides`)
  }
  const { toProduct, toHand } = texts
  same('me', await ask(product.port, toProduct(ME)), await ask(hand.port, toHand('/me', {})))
  const goals = await ask(product.port, toProduct(GOALS))
  same('goalGetMany', goals, await ask(hand.port, toHand('/goals', {})))
  const timeless = (body: string) =>
    body
      .replace(/"version":\d+/, '"version":0')
      .replace(/"updatedDate":"[^"]+"/, '"updatedDate":""')
  const change = aChange(goal._id, goal.version)
  const saved = await ask(product.port, toProduct(UPDATE, { obj: change }))
  const again = await ask(
    hand.port,
    toHand('/goals/update', { ...change, version: versionIn(saved) }),
  )
  goal.version = versionIn(again)
  same('goalUpdate', timeless(saved), timeless(again))
}

async function makeGoals(product: Running, token: string): Promise<Goal[]> {
  const goals: Goal[] = []
  for (let index = 0; index < GOAL_COUNT; index += 1) {
    const obj = aGoal(index)
    goals.push((await call<{ goalCreate: Goal }>(product.url, CREATE, { obj }, token)).goalCreate)
  }
  return goals
}

/** Measures both sides in turn, in changing order, and reports the median ratio of all rounds. */
async function compare(question: Question, product: Running, hand: Running) {
  const run = (side: 'product' | 'hand', ms: number) =>
    load((side === 'product' ? product : hand).port, {
      connections: question.connections ?? CONNECTIONS,
      ms,
      next: question[side],
    })
  await run('product', WARM_MS)
  await run('hand', WARM_MS)
  const rounds: { product: number; hand: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['product', 'hand'] as const) : (['hand', 'product'] as const)
    const rates = { product: 0, hand: 0 }
    for (const side of order) rates[side] = await run(side, ROUND_MS)
    rounds.push(rates)
  }
  const ratio = median(rounds.map((rates) => rates.product / rates.hand))
  const rates = (['product', 'hand'] as const).map((side) =>
    Math.round(median(rounds.map((it) => it[side]))),
  )
  const { name, budget } = question
  const aim = budget === undefined ? '' : `aim ${budget.aim.toFixed(2)}; `
  report(name, ratio, 'x', budget, `${aim}${rates[0]} and ${rates[1]} a second`)
}

/** Compares the API with hand-written Fastify routes on the same file, and measures its memory. */
export async function api(): Promise<void> {
  const { folder, drop } = dataFolder()
  const product = await startProduct(folder)
  const hand = await startScript('bench/api/hand-written.ts', folder)
  try {
    const token = await signIn(product.url)
    const texts = makeTexts(token)
    const goals = await makeGoals(product, token)
    await compareAnswers(product, hand, texts, goals[0] as Goal)
    say('  Requests a second, as a share of the hand-written route on the same file:')
    for (const question of makeQuestions(texts, goals)) await compare(question, product, hand)
    report('memory of the server after it', product.memory(), ' MB', { most: MEMORY_BUDGET })
  } finally {
    await Promise.all([product.stop(), hand.stop()])
    drop()
  }
}
