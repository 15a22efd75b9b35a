import type { Config } from '#config/config.ts'

/** A part of the product that needs settings, and whether they are set. */
export type ConfiguredPart = { part: string; isReady: boolean; settings: readonly string[] }

export const configuredParts = (config: Config): ConfiguredPart[] => [
  part('email', config.smtp !== undefined, 'SMTP_URL', 'MAIL_FROM'),
  part(
    'payments',
    config.payments.kind === 'stripe',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_YEARLY',
  ),
  part('secretKeys', config.secretKeys.length > 0, 'SECRET_KEYS'),
  part('proxies', config.trustedProxies.length > 0, 'TRUSTED_PROXIES'),
  part('breachedPasswords', config.breachedPasswordsUrl !== undefined, 'BREACHED_PASSWORDS_URL'),
  part(
    'sms',
    config.twilio !== undefined,
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ),
]

const part = (name: string, isReady: boolean, ...settings: string[]): ConfiguredPart => ({
  part: name,
  isReady,
  settings,
})
