import type { InjectOptions } from 'fastify'
import type { TestApp } from '#testing/test-app.ts'

/** One POST to the endpoint exactly as given: for what a well-behaved client never sends. */
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

/** One query as JSON, the reply unread. */
export const ask = (app: Pick<TestApp, 'http'>, query: string, headers?: Record<string, string>) =>
  post(app, JSON.stringify({ query }), headers)
