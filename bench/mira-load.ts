import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Actor, aCompany, aPerson } from '../server/src/testing/factories.ts'
import { setup } from '../server/src/testing/global-setup.ts'
import { makeTestApp, type TestApp } from '../server/src/testing/test-app.ts'
import { median, percentile, report } from './lib/figures.ts'
import { others } from './lib/others.ts'
import { steadily } from './lib/steadily.ts'

const QUESTIONS = [
  'My boss keeps giving me work on Friday afternoon and I can’t say no',
  'no one says anything in our meetings',
  'how do I thank someone without making it awkward?',
  'a customer shouted at me today and I froze, what do I do next time',
  'I never get my own work done because people keep asking me things',
]
const SEND = 'mutation($obj: ChatSendInput!) { chatSend(obj: $obj) { _id } }'
const PEOPLE = 4
const ASKING_MS = 15_000
const A_SECOND = 10
const ANSWER_MS = 100
const WAITING = 200
/** Enough time for all to be asked. */
const OPENING_MS = 4000
/** The rest of the time that the model takes. */
const WAITING_MS = 6000
const BESIDE = 1.2
const MB = 1_000_000

/** Measures Mira beside other people: 10 questions a second, then 200 that wait for a model. */
export async function miraLoad(): Promise<void> {
  const stop = await setup()
  const model = new Worker(new URL('./lib/slow-model.ts', import.meta.url))
  const [url] = (await once(model, 'message')) as [string]
  const quoting = await makeTestApp('sqlite')
  await asking(quoting)
  await quoting.drop()
  const writing = await makeTestApp('sqlite', {
    MODEL_URL: url,
    MODEL_NAME: 'slow',
    MODEL_SECONDS: '12',
  })
  await waiting(writing)
  await writing.drop()
  await model.terminate()
  await stop?.()
}

async function peopleOf(app: TestApp, count: number): Promise<Actor[]> {
  const company = await aCompany(app)
  const people: Actor[] = []
  for (let at = 0; at < count; at += 1) people.push(await aPerson(app, { company }))
  return people
}

/** The times of other people's calls until some work is done. */
async function beside(app: TestApp, people: readonly Actor[], work: Promise<unknown>) {
  let isOver = false
  const times = others(app, people, () => isOver)
  await work
  isOver = true
  return times
}

async function asking(app: TestApp): Promise<void> {
  const [people, askers] = [await peopleOf(app, PEOPLE), await peopleOf(app, 20)]
  // The first question builds the index.
  const one = (at: number) =>
    app.call(SEND, { obj: { text: QUESTIONS[at % QUESTIONS.length] } }, askers[at % 20]?.token)
  await one(0)
  const times: number[] = []
  const work = steadily(A_SECOND, ASKING_MS, async (at) => {
    const begin = performance.now()
    const { errors } = await one(at)
    times.push(performance.now() - begin)
    if (errors[0] !== undefined) throw new Error(errors[0].message)
  })
  await beside(app, people, work)
  report(`${times.length} questions beside others, median`, median(times), ' ms')
  report('  99 of 100', percentile(times, 0.99), ' ms', { most: ANSWER_MS })
}

async function waiting(app: TestApp): Promise<void> {
  const [people, askers] = [await peopleOf(app, PEOPLE), await peopleOf(app, WAITING)]
  const quiet = await beside(app, people, sleep(ASKING_MS))
  const memory = process.memoryUsage.rss()
  const asked = Promise.all(
    askers.map(async ({ token }, at) => {
      const text = QUESTIONS[at % QUESTIONS.length]
      const { errors } = await app.call(SEND, { obj: { text } }, token)
      if (errors[0] !== undefined) throw new Error(errors[0].message)
    }),
  )
  await sleep(OPENING_MS)
  const busy = await beside(app, people, sleep(WAITING_MS))
  const grown = (process.memoryUsage.rss() - memory) / MB
  await asked
  const [before, meanwhile] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
  const figures = `${before.toFixed(2)} and ${meanwhile.toFixed(2)} ms`
  const what = `99 of 100 calls beside ${WAITING} answers of a model`
  report(what, meanwhile / before, '', { most: BESIDE }, figures)
  report('  memory that they take', grown, ' MB')
}
