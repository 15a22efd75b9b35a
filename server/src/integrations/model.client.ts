import type { OpenAI } from 'openai'
import { rootCause } from '#lib/errors.ts'

/** A server with the API of OpenAI. */
export type ModelAddress = {
  /** Base address, which ends with /v1; no slash at its end */
  url: string
  name: string
  key: string | undefined
}

/** A failure of a model; its message names the kind and no text of a person. */
export class ModelError extends Error {}

const MOST_MS = 60_000

/** Loads the package at the first call, because it takes 36 MB. */
export function openClient({ url, key }: ModelAddress): () => Promise<OpenAI> {
  let client: Promise<OpenAI> | undefined
  return () => {
    client ??= import('openai').then(
      ({ OpenAI }) =>
        new OpenAI({
          ...{
            baseURL: url,
            apiKey: key ?? 'none',
            maxRetries: 0,
            timeout: MOST_MS,
            logLevel: 'off',
          },
          // Its own settings in the environment must not change ours.
          ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null },
          fetchOptions: { redirect: 'error' },
        }),
    )
    return client
  }
}

export type Problem = { name?: unknown; status?: unknown; code?: unknown }

/** The kind of a failure, without its message, which may repeat a person's text. */
export function problemOf(error: unknown): Problem {
  const { name, status, message } = error as Record<string, unknown>
  if (error instanceof ModelError) return { name: message }
  const { code } = rootCause(error)
  return { name, status, ...(/^[\w.-]{1,40}$/.test(`${code}`) ? { code } : {}) }
}
