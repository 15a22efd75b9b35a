import { setTimeout as sleep } from 'node:timers/promises'
import { aStripe } from '../server/src/testing/stripe-server.ts'
import { percentile, report } from './lib/figures.ts'
import { call, signIn } from './lib/product.ts'
import { DEMO, dataFolder, startProduct } from './lib/servers.ts'
import { steadily } from './lib/steadily.ts'

const ROUNDS = 6
const ROUND_MS = 10_000
const CALLS_A_SECOND = 50
/** Below the limit of 30 requests to the provider in 15 minutes for each person. */
const LOOKS_A_SECOND = 1.8
const MESSAGES_A_SECOND = 5
/** Long enough for the last requests of a round to end before the next round. */
const PATIENCE_MS = 12_000
const PAYERS = ['unpaid@example.net', 'paid@example.net', 'failed@example.net', 'gift@example.net']
const ME = '{ me { _id firstName } }'
const CHECKOUT = 'mutation { checkoutCreate(plan: "monthly") { url } }'
const LOOK = 'mutation { updateTier }'

/**
 * Compares the 99th percentile of other people's calls while payers wait for a hanging Stripe and
 * its webhooks arrive with the same calls without payers, in turn.
 */
export async function billing(): Promise<void> {
  const { folder, drop } = dataFolder()
  const stripe = await aStripe(Date.now)
  const server = await startProduct(folder, undefined, stripe.env)
  try {
    const { url } = server
    const token = await signIn(url)
    const payers = await Promise.all(
      PAYERS.map((email) => signIn(url, { email, password: DEMO.password })),
    )
    for (const payer of payers) await call(url, CHECKOUT, {}, payer)
    const { customers } = stripe.account
    stripe.account.answer = 'silence'
    const look = async (at: number) =>
      call(url, LOOK, {}, payers[at % payers.length]).catch(() => undefined)
    const send = (at: number) => {
      const customer = customers[at % customers.length]?.id
      const { payload, signature } = stripe.message('invoice.paid', { object: 'invoice', customer })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return fetch(`${url}/webhooks/stripe`, { method: 'POST', headers, body: payload })
    }
    const times = async (isHanging: boolean) => {
      const taken: number[] = []
      const asking = steadily(CALLS_A_SECOND, ROUND_MS, async () => {
        const begin = performance.now()
        await call(url, ME, {}, token)
        taken.push(performance.now() - begin)
      })
      const beside = isHanging
        ? [steadily(LOOKS_A_SECOND, ROUND_MS, look), steadily(MESSAGES_A_SECOND, ROUND_MS, send)]
        : []
      await asking
      await Promise.all(beside)
      return taken
    }
    await times(false)
    const idle: number[] = []
    const busy: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(...(await times(false)))
      busy.push(...(await times(true)))
      await sleep(PATIENCE_MS)
    }
    const [one, other] = [percentile(busy, 0.99), percentile(idle, 0.99)]
    const more = `99 of 100 calls in ${one.toFixed(1)} and ${other.toFixed(1)} ms`
    report('calls while Stripe hangs', one / other, 'x', { most: 1.2 }, more)
  } finally {
    await server.stop()
    await stripe.close()
    drop()
  }
}
