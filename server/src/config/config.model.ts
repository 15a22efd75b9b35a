import { z } from 'zod'
import type { ModelAddress } from '#integrations/model.client.ts'
import type { ModelSettings } from '#integrations/model.ts'
import { whole } from './config.fields.ts'

/** A model, and how many tokens it may read and write in a day (UTC). */
export type ModelConfig = ModelSettings & { tokensPerDay: number; tokensPerCompany: number }

/** Only a model in one's own network may be called without TLS: people's messages are private. */
const OWN_NETWORK =
  /^http:\/\/(localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|[\w-]+|[\w.-]+\.(local|internal))(:\d+)?(\/|$)/

const address = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => url.startsWith('https:') || OWN_NETWORK.test(url),
    'must start with https://, unless the model is in your own network',
  )
  .optional()
const name = z.string().min(1).max(200).optional()
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one word')
  .optional()

export const modelFields = {
  MODEL_URL: address,
  MODEL_NAME: name,
  MODEL_KEY: key,
  EMBEDDINGS_URL: address,
  EMBEDDINGS_NAME: name,
  EMBEDDINGS_KEY: key,
  // A browser waits 15 seconds for an answer.
  MODEL_SECONDS: whole(1, 12, 8),
  MODEL_TOKENS_PER_DAY: whole(0, 1_000_000_000, 2_000_000),
  MODEL_TOKENS_PER_COMPANY: whole(0, 1_000_000_000, 500_000),
}

/** Settings that need each other; a model of one's own needs no key. */
export const MODEL_COMPANIONS = ['MODEL_URL', 'MODEL_NAME'] as const
export const ENCODER_COMPANIONS = ['EMBEDDINGS_URL', 'EMBEDDINGS_NAME'] as const

type Settings = z.infer<z.ZodObject<typeof modelFields>>

export function modelOf(value: Settings): ModelConfig | undefined {
  const { MODEL_URL: url, MODEL_NAME: name } = value
  if (url === undefined || name === undefined) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    name,
    key: value.MODEL_KEY,
    patienceMs: value.MODEL_SECONDS * 1000,
    tokensPerDay: value.MODEL_TOKENS_PER_DAY,
    tokensPerCompany: value.MODEL_TOKENS_PER_COMPANY,
  }
}

export function encoderOf(value: Settings): ModelAddress | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_NAME: name, EMBEDDINGS_KEY: key } = value
  if (url === undefined || name === undefined) return undefined
  return { url: url.replace(/\/+$/, ''), name, key }
}
