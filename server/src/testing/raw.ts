import type { InjectOptions } from 'fastify'
import type { TestApp } from '#testing/test-app.ts'

/** Sends one POST to the endpoint exactly as given, such as a correct client never sends. */
export const post = (
  app: Pick<TestApp, 'http'>,
  payload: string | Buffer,
  headers: Record<string, string> = {},
) =>
  app.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  } satisfies InjectOptions)

/** Sends one query as JSON. Returns the raw reply. */
export const ask = (app: Pick<TestApp, 'http'>, query: string, headers?: Record<string, string>) =>
  post(app, JSON.stringify({ query }), headers)
