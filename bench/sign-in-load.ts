import { percentile, report } from './lib/figures.ts'
import { call, signIn } from './lib/product.ts'
import { DEMO, dataFolder, startProduct } from './lib/servers.ts'
import { steadily } from './lib/steadily.ts'

const ROUNDS = 6
const ROUND_MS = 10_000
const CALLS_A_SECOND = 50
const SIGN_INS_A_SECOND = 20
const ME = '{ me { _id firstName } }'
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { token }
}`
// Several accounts in turn, so that no account reaches its limit. The measured account is not among
// them, because sign-ins would end its oldest session.
const PEOPLE = [
  'lead@juniper.example',
  'admin@juniper.example',
  'admin@harbour.example',
  'member@harbour.example',
]

/**
 * Measures how much sign-ins slow other calls: the 99th percentile while 20 people a second sign
 * in, in turn with the same calls without sign-ins. Product 4, promise 2 of sign-in.
 */
export async function signInLoad(): Promise<void> {
  const { folder, drop } = dataFolder()
  const server = await startProduct(folder)
  try {
    const token = await signIn(server.url)
    const times = async (beside: () => Promise<unknown>) => {
      const taken: number[] = []
      const asking = steadily(CALLS_A_SECOND, ROUND_MS, async () => {
        const begin = performance.now()
        await call(server.url, ME, {}, token)
        taken.push(performance.now() - begin)
      })
      await Promise.all([asking, beside()])
      return taken
    }
    const { password } = DEMO
    const signIns = () =>
      steadily(SIGN_INS_A_SECOND, ROUND_MS, (at) =>
        call(server.url, LOGIN, { email: PEOPLE[at % PEOPLE.length], password }),
      )
    await times(signIns)
    // The percentile is over all rounds, because in one round it depends on only five calls.
    const idle: number[] = []
    const busy: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(...(await times(async () => undefined)))
      busy.push(...(await times(signIns)))
    }
    const [one, other] = [percentile(busy, 0.99), percentile(idle, 0.99)]
    const more = `99 of 100 calls in ${one.toFixed(1)} and ${other.toFixed(1)} ms`
    report('calls beside 20 sign-ins a second', one / other, 'x', { most: 2 }, more)
  } finally {
    await server.stop()
    drop()
  }
}
