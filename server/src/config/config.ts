import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import type { AirtableSettings } from '#integrations/airtable.ts'
import type { FeedbackTableSettings } from '#integrations/feedback-table.ts'
import type { ModelAddress } from '#integrations/model.client.ts'
import type { PaymentSettings } from '#integrations/open-payments.ts'
import { readPictureStoreUrl, type S3Settings } from '#integrations/picture-store.s3.ts'
import { hashWorkersOf } from '#integrations/pool-threads.ts'
import { readSecretKey, type SecretKey } from '#integrations/seal.ts'
import type { TwilioSettings } from '#integrations/texter.ts'
import { OperatorError } from '#lib/errors.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { list, whole } from './config.fields.ts'
import { type MailConfig, mailFields, mailOf } from './config.mail.ts'
import {
  ENCODER_COMPANIONS,
  encoderOf,
  MODEL_COMPANIONS,
  type ModelConfig,
  modelFields,
  modelOf,
} from './config.model.ts'
import { type NativeConfig, nativeOf, nativeSettings } from './config.native.ts'
import { PAYMENT_COMPANIONS, paymentFields, paymentsOf } from './config.payments.ts'

/** An address, a network such as 10.0.0.0/8, or one of the names that Fastify knows. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && fits && more.length === 0
}

const settings = z.object({
  NODE_ENV: z.string().default(''),
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .refine(URL.canParse, 'is no address: write special characters percent-encoded (@ as %40)')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#]/.test(url), 'must end with the path: links are made by adding to it')
    .optional(),
  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(40)
    .regex(/^\P{Cc}+$/u, 'must be one line')
    .default('Goodwork'),
  ...nativeSettings,
  ...paymentFields,
  ...modelFields,
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  DEMO_PASSWORD: z.string().min(12).max(256).optional(),
  CONTENT_READ_KEYS: list,
  CONTENT_SOURCE: z.enum(['files', 'airtable']).default('files'),
  AIRTABLE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word')
    .optional(),
  AIRTABLE_BASE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a base, such as appABCDEFGHIJKLMN')
    .optional(),
  AIRTABLE_VIEW: z.string().max(200).optional(),
  AIRTABLE_URL: z.url({ protocol: /^https?$/ }).default('https://api.airtable.com'),
  AIRTABLE_REFRESH_SECONDS: whole(30, 86_400, 900),
  AVATAR_STORE: z
    .string()
    .transform((text, check): S3Settings | undefined => {
      if (text === 'local') return undefined
      const bucket = readPictureStoreUrl(text)
      if (bucket !== undefined) return bucket
      const form = 's3://key:secret@host/bucket?region=eu-central-1, with / in a secret as %2F'
      check.addIssue(`must be local, or ${form}`)
      return z.NEVER
    })
    .optional(),
  FEEDBACK_TABLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FEEDBACK_TABLE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word')
    .optional(),
  SECRET_KEYS: list.transform((keys, check): SecretKey[] => {
    const read = keys.map(readSecretKey).filter((key) => key !== undefined)
    if (read.length < keys.length) {
      check.addIssue('must be id:base64 of 32 bytes, separated by commas')
    }
    if (new Set(read.map((key) => key.id)).size < read.length) {
      check.addIssue('must have a different id for each key')
    }
    return read
  }),
  ...mailFields,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/,
      'must be a number such as +15550100000, or the id of a messaging service',
    )
    .optional(),
  SMS_PER_DAY: whole(0, 10_000_000, 1000),
  SMS_PER_PREFIX: whole(0, 10_000_000, 100),
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: list.refine(
    (proxies) => proxies.every(isProxy),
    'must be addresses or networks, such as 10.0.0.1, 10.0.0.0/8',
  ),
  DRAIN_SECONDS: whole(0, 300, 5),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HASH_QUEUE: whole(1, 10_000, 200),
  FAILING_ACCOUNTS: whole(10, 1_000_000, 200),
})

export const SETTINGS: readonly string[] = Object.keys(settings.shape)

export type Config = NativeConfig & {
  /** The version of the product; `npm run release` sets it */
  version: string
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Base of the links in mails; never taken from a request. No slash at its end */
  publicUrl: string
  productName: string
  /** The payment provider: Stripe, the local one without cards, or none */
  payments: PaymentSettings
  /** The language model that writes Mira's answers, and its budget; without it Mira only quotes */
  model: ModelConfig | undefined
  /** The model that compares the meaning of questions; without it words are compared */
  encoder: ModelAddress | undefined
  /** Whether browsers keep the app on the device; off removes it there */
  serviceWorker: boolean
  demoPassword: string | undefined
  contentReadKeys: readonly string[]
  /** The base with the content; without it, content comes from files */
  airtable: (AirtableSettings & { refreshSeconds: number }) | undefined
  /** The bucket of people's pictures; without it they are in dataDir */
  pictureBucket: S3Settings | undefined
  /** The external table that gets copies of feedback */
  feedbackTable: FeedbackTableSettings | undefined
  /** The first key encrypts, every key decrypts; empty only in local mode, which makes a key */
  secretKeys: readonly SecretKey[]
  /** The mail server and the sender; without it mail stays in the local mailbox */
  smtp: MailConfig | undefined
  /** Without Twilio, text messages stay in the local mailbox, and production sends none */
  twilio: TwilioSettings | undefined
  /** Limits of SMS codes in a day, for all people together and for one range of numbers */
  smsPerDay: number
  smsPerPrefix: number
  /** A range service of breached passwords; no slash at its end */
  breachedPasswordsUrl: string | undefined
  /** Addresses of proxies whose forwarding header is trusted */
  trustedProxies: readonly string[]
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** How long a stopping server still answers, so that a balancer can notice; 0 in local mode */
  drainSeconds: number
  /** How many password checks may wait; further ones are refused */
  hashQueue: number
  /** How many accounts may have failed sign-ins from one address before that address must wait */
  failingAccounts: number
  /** How many password checks run at once: one per core */
  hashWorkers: number
}

/** A setting that cannot be used; `main.ts` prints the message and exits with 1. */
export class ConfigError extends OperatorError {}

/**
 * Reads the environment once. Throws a ConfigError that names every bad or missing setting.
 * `root` is the folder that a relative DATA_DIR starts from.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n  ${lines.join('\n  ')}`)
  }
  const value = parsed.data
  const production = value.NODE_ENV === 'production'
  refuseMissing(value, production)
  return {
    version: manifest.version,
    production,
    port: value.PORT,
    host: value.HOST,
    dataDir: isAbsolute(value.DATA_DIR) ? value.DATA_DIR : resolve(root, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: (value.PUBLIC_URL ?? `http://127.0.0.1:${value.PORT}`).replace(/\/+$/, ''),
    productName: value.PRODUCT_NAME,
    ...nativeOf(value),
    payments: paymentsOf(value, production),
    model: modelOf(value),
    encoder: encoderOf(value),
    serviceWorker: value.SERVICE_WORKER === 'on',
    demoPassword: production ? undefined : value.DEMO_PASSWORD,
    contentReadKeys: value.CONTENT_READ_KEYS,
    airtable: airtableOf(value),
    pictureBucket: value.AVATAR_STORE,
    feedbackTable: feedbackTableOf(value),
    secretKeys: value.SECRET_KEYS,
    smtp: mailOf(value),
    twilio: twilioOf(value),
    smsPerDay: value.SMS_PER_DAY,
    smsPerPrefix: value.SMS_PER_PREFIX,
    breachedPasswordsUrl: value.BREACHED_PASSWORDS_URL?.replace(/\/+$/, ''),
    trustedProxies: value.TRUSTED_PROXIES,
    logLevel: value.LOG_LEVEL,
    // Elsewhere only if it is set: a developer's restart doesn't wait.
    drainSeconds: production || env.DRAIN_SECONDS ? value.DRAIN_SECONDS : 0,
    hashQueue: value.HASH_QUEUE,
    failingAccounts: value.FAILING_ACCOUNTS,
    hashWorkers: hashWorkersOf(env.UV_THREADPOOL_SIZE),
  }
}

type Settings = z.infer<typeof settings>

const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['ANDROID_APP_ID', 'ANDROID_CERT_SHA256'],
  PAYMENT_COMPANIONS,
  MODEL_COMPANIONS,
  ENCODER_COMPANIONS,
] as const satisfies readonly (readonly (keyof Settings)[])[]

/** Settings that production needs, and their purpose */
const NEEDED = [
  ['PUBLIC_URL', 'the address that people and mail links use, such as https://goodwork.example'],
  ['SECRET_KEYS', 'the key that seals secrets of second factors, such as a:BASE64-OF-32-BYTES'],
  ['SMTP_URL', 'the mail server, such as smtps://user:password@mail.example'],
  ['MAIL_FROM', 'the address that mail comes from, such as goodwork@mail.example'],
] as const satisfies [keyof Settings, string][]

/** Throws a ConfigError that names all settings that others, or production, need. */
function refuseMissing(value: Settings, production: boolean): void {
  const isMissing = (name: keyof Settings) =>
    value[name] === undefined || (name === 'SECRET_KEYS' && value.SECRET_KEYS.length === 0)
  const lines = TOGETHER.flatMap((names) => {
    const missing = names.filter(isMissing)
    if (missing.length === 0 || missing.length === names.length) return []
    return missing.map((name) => `${name}: set all or none of ${names.join(', ')}`)
  })
  if (production) {
    for (const [name, why] of NEEDED) {
      if (isMissing(name)) lines.push(`${name}: must be set in production: ${why}`)
    }
  }
  if (value.PAYMENTS === 'stripe' && isMissing('STRIPE_SECRET_KEY')) {
    lines.push('STRIPE_SECRET_KEY: must be set where PAYMENTS is stripe')
  }
  if (value.CONTENT_SOURCE === 'airtable') {
    for (const name of ['AIRTABLE_API_KEY', 'AIRTABLE_BASE_ID'] as const) {
      if (isMissing(name)) lines.push(`${name}: must be set where CONTENT_SOURCE is airtable`)
    }
  }
  if (isMissing('FEEDBACK_TABLE_URL') !== isMissing('FEEDBACK_TABLE_KEY')) {
    lines.push('FEEDBACK_TABLE_URL, FEEDBACK_TABLE_KEY: must be set together')
  }
  if (lines.length === 0) return
  throw new ConfigError(`These settings are missing:\n  ${lines.join('\n  ')}`)
}

function twilioOf(value: Settings): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = value
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined
  return { accountSid, authToken, from }
}

function feedbackTableOf(value: Settings): FeedbackTableSettings | undefined {
  const { FEEDBACK_TABLE_URL: url, FEEDBACK_TABLE_KEY: key } = value
  return url === undefined || key === undefined ? undefined : { url: url.replace(/\/+$/, ''), key }
}

function airtableOf(value: Settings): Config['airtable'] {
  const { AIRTABLE_API_KEY: apiKey, AIRTABLE_BASE_ID: baseId } = value
  if (value.CONTENT_SOURCE !== 'airtable' || !apiKey || !baseId) return undefined
  return {
    url: value.AIRTABLE_URL.replace(/\/+$/, ''),
    apiKey,
    baseId,
    view: value.AIRTABLE_VIEW,
    refreshSeconds: value.AIRTABLE_REFRESH_SECONDS,
  }
}
