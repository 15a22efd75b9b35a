import { z } from 'zod'
import type { PaymentSettings } from '#integrations/open-payments.ts'

const priceIds = z
  .string()
  .regex(
    /^price_\w+(\s*,\s*price_\w+)*$/,
    'must be ids of prices, such as price_1AbC, separated by commas',
  )
  .transform((text) => text.split(/\s*,\s*/))
  .optional()

export const paymentFields = {
  PAYMENTS: z.enum(['stripe', 'local', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key: sk_... or rk_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must start with whsec_')
    .optional(),
  STRIPE_PRICE_MONTHLY: priceIds,
  STRIPE_PRICE_YEARLY: priceIds,
  // Gets the secret key, so HTTP is allowed only for a test server on this machine.
  STRIPE_API_URL: z
    .string()
    .regex(/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/, 'must start with https://')
    .pipe(z.url())
    .default('https://api.stripe.com'),
}

/** Settings that need each other */
export const PAYMENT_COMPANIONS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const

type Settings = z.infer<z.ZodObject<typeof paymentFields>>

/** The payment provider: Stripe if set up, else the local one; none in production. */
export function paymentsOf(value: Settings, production: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_YEARLY: yearly } = value
  const isStripe = secretKey && webhookSecret && monthly && yearly
  const kind = value.PAYMENTS ?? (isStripe ? 'stripe' : production ? 'off' : 'local')
  if (kind !== 'stripe' || !isStripe) return { kind: kind === 'off' ? 'off' : 'local' }
  const url = value.STRIPE_API_URL.replace(/\/+$/, '')
  return { kind, stripe: { secretKey, webhookSecret, url, prices: { monthly, yearly } } }
}
