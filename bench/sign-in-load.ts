import { setTimeout as sleep } from 'node:timers/promises'
import { median, percentile, report } from './lib/figures.ts'
import { call, signIn } from './lib/product.ts'
import { DEMO, dataFolder, startProduct } from './lib/servers.ts'

const ROUNDS = 3
const ROUND_MS = 10_000
const CALLS_A_SECOND = 50
const SIGN_INS_A_SECOND = 20
const ME = '{ me { _id firstName } }'
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { token }
}`
// In turn, so that no limit of one account speaks; not whoever asks, whose oldest sessions would end.
const PEOPLE = [
  'lead@juniper.example',
  'admin@juniper.example',
  'admin@harbour.example',
  'member@harbour.example',
]

/** Starts `work` so many times a second, whether or not the last has ended. */
async function steadily(aSecond: number, ms: number, work: (at: number) => Promise<unknown>) {
  const started: Promise<unknown>[] = []
  const begin = performance.now()
  for (let at = 0; at < (aSecond * ms) / 1000; at += 1) {
    await sleep(Math.max(0, begin + (at * 1000) / aSecond - performance.now()))
    started.push(work(at))
  }
  await Promise.all(started)
}

/**
 * What sign-ins cost the others: the slowest of a hundred calls while 20 people a second sign in,
 * against the same with nobody signing in, round by round. Product 4, promise 2 of sign-in.
 */
export async function signInLoad(): Promise<void> {
  const { folder, drop } = dataFolder()
  const server = await startProduct(folder)
  try {
    const token = await signIn(server.url)
    const p99 = async (beside: () => Promise<unknown>) => {
      const times: number[] = []
      const asking = steadily(CALLS_A_SECOND, ROUND_MS, async () => {
        const begin = performance.now()
        await call(server.url, ME, {}, token)
        times.push(performance.now() - begin)
      })
      await Promise.all([asking, beside()])
      return percentile(times, 0.99)
    }
    const { password } = DEMO
    const signIns = () =>
      steadily(SIGN_INS_A_SECOND, ROUND_MS, (at) =>
        call(server.url, LOGIN, { email: PEOPLE[at % PEOPLE.length], password }),
      )
    await p99(signIns)
    const rounds: { idle: number; busy: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const idle = await p99(async () => undefined)
      rounds.push({ idle, busy: await p99(signIns) })
    }
    const of = (side: 'idle' | 'busy') => median(rounds.map((round) => round[side])).toFixed(1)
    const ratio = median(rounds.map(({ idle, busy }) => busy / idle))
    const more = `99 of 100 calls in ${of('busy')} and ${of('idle')} ms`
    report('calls beside 20 sign-ins a second', ratio, 'x', { most: 2 }, more)
  } finally {
    await server.stop()
    drop()
  }
}
