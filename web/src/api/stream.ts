import { EventSourceParserStream } from 'eventsource-parser/stream'
import { AppError, fromGraphql } from '#api/errors.ts'
import { open, withToken } from '#api/http.ts'
import { getToken, onToken } from '#api/token.ts'

/** How long a whole answer may take, in milliseconds. */
const STREAM_TIMEOUT = 120_000

export type ServerEvent = { name: string; data: unknown }

/**
 * Sends JSON, and yields the server-sent events of the answer as they come. Throws AppError as
 * `request` does; an abort throws as `fetch` does. Ends at a sign-out: later events must not reach
 * the next person on the device.
 */
export async function* stream(
  url: string,
  sent: object,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify(sent),
  }
  const signedOut = new AbortController()
  const unfollow = onToken(() => {
    if (getToken() === null) signedOut.abort()
  })
  const either = AbortSignal.any([signal, signedOut.signal, AbortSignal.timeout(STREAM_TIMEOUT)])
  try {
    const response = await withToken(
      (token) => open(url, init, token, either),
      ({ status }) => status === 401,
    )
    if (!response.ok || response.body === null) throw await refusalOf(response)
    for await (const { event = '', data } of eventsIn(response.body)) {
      if (event === 'error') throw fromGraphql([JSON.parse(data)], response.status, null)
      yield { name: event, data: JSON.parse(data) }
    }
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    throw new AppError('network', null, [])
  } finally {
    unfollow()
  }
}

async function refusalOf(response: Response): Promise<AppError> {
  const body = await response.json().catch(() => null)
  return Array.isArray(body?.errors)
    ? fromGraphql(body.errors, response.status, null)
    : new AppError('unexpected', response.status, [])
}

/** Not every browser can loop over a stream yet. */
async function* eventsIn(body: ReadableStream<BufferSource>) {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
