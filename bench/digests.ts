import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASES, type Database, openTestStore } from '../server/src/testing/databases.ts'
import { setup } from '../server/src/testing/global-setup.ts'
import { countUnplanned, manyReaders, planReaders } from '../server/src/testing/many-readers.ts'
import { misses, percentile, report, say } from './lib/figures.ts'
import { call, signIn } from './lib/product.ts'
import { DEMO, startProduct } from './lib/servers.ts'
import { steadily } from './lib/steadily.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
/** 100,000 in ten minutes */
const PER_SECOND = 167
const BESIDE = 1.5
const QUIET_MS = 20_000
const CALLS_A_SECOND = 30
const MOST_SECONDS = 1800
/** The requests of the others, in turn */
const CALLS = [
  '{ me { _id firstName } }',
  '{ goalGetMany { _id title state progress } }',
  '{ feedOfTheDay { tips { id title } } }',
]
const OTHER = 'lead@juniper.example'

/** Starts a mail server in a process of its own. */
async function countingServer() {
  const child = fork(new URL('./lib/mail-counter.ts', import.meta.url))
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    count: async () => {
      child.send('How many?')
      const [counted] = (await once(child, 'message')) as [{ mails: number; people: number }]
      return counted
    },
    stop: () => child.kill(),
  }
}

async function measure(database: Database): Promise<void> {
  const test = await openTestStore(database)
  const mail = await countingServer()
  const env = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'goodwork@mail.example',
    ...(test.url === undefined ? {} : { DATABASE_URL: test.url }),
  }
  const server = await startProduct(test.folder, undefined, env)
  try {
    await test.store.write((trx) => manyReaders(trx, { email: DEMO.email, count: PEOPLE }))
    const token = await signIn(server.url, { ...DEMO, email: OTHER })
    const others = async (until: () => boolean) => {
      const times: number[] = []
      while (!until()) {
        await steadily(CALLS_A_SECOND, 1000, async (at) => {
          const begin = performance.now()
          await call(server.url, CALLS[at % CALLS.length] ?? '', {}, token)
          times.push(performance.now() - begin)
        })
      }
      return times
    }
    const lasting = (ms: number) => {
      const end = performance.now() + ms
      return others(() => performance.now() > end)
    }
    await lasting(QUIET_MS / 2)
    const quiet = await lasting(QUIET_MS)

    await test.store.write(planReaders)
    // The job looks for people every half minute.
    while ((await countUnplanned(test.store.read)) === PEOPLE) await sleep(20)
    const begin = performance.now()
    const seconds = () => (performance.now() - begin) / 1000
    let [planned, sent] = [0, 0]
    const beside = others(() => sent > 0)
    while (sent === 0) {
      if (planned === 0 && (await countUnplanned(test.store.read)) === 0) planned = seconds()
      const { mails, people } = await mail.count()
      if (mails > people) throw new Error(`${mails} mails for ${people} people`)
      if (people === PEOPLE) sent = seconds()
      else if (seconds() > MOST_SECONDS) throw new Error(`Only ${people} people got their mail`)
      else await sleep(500)
    }
    const busy = await beside
    report(`${database}, ${PEOPLE} digests planned`, planned, ' s')
    const rate = PEOPLE / sent
    const minutes = `100,000 in ${(100_000 / rate / 60).toFixed(1)} minutes`
    report('  planned and handed over, a second', rate, '', { least: PER_SECOND }, minutes)
    for (const [share, limit] of [[0.5], [0.99, { most: BESIDE }]] as const) {
      const [one, other] = [percentile(busy, share), percentile(quiet, share)]
      const figures = `${one.toFixed(1)} and ${other.toFixed(1)} ms; ${busy.length} calls`
      report(`  ${share * 100} of 100 calls beside`, one / other, 'x', limit, figures)
    }
    report('  memory of the server', server.memory(), ' MB')
  } finally {
    await server.stop()
    mail.stop()
    await test.store.close()
    await test.drop()
  }
}

/**
 * Plans the weekly digest of 100,000 people and hands it to a mail server, beside requests of another
 * person. `PEOPLE` is a smaller number for a quick look. Product 4, messages.
 */
export async function digests(): Promise<void> {
  const stop = await setup()
  for (const database of DATABASES) {
    if ((process.env.DATABASE ?? database) === database) await measure(database)
  }
  await stop?.()
}

if (import.meta.main) {
  say('digests')
  await digests()
  process.exitCode = misses() === 0 ? 0 : 1
}
