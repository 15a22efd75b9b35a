import { AppError, signInCodes } from '#api/errors.ts'
import { settledToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import { isViewingAs } from '#api/view-as.ts'
import { serverUrl } from '#lib/product.ts'

/** How long a call may take, in milliseconds. */
export const callTimeout = 15_000

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Sends no token: login, reset and verify calls (product 6). */
  anonymous?: boolean
  /** Sends this token instead of the kept one. */
  token?: string
}

export type Answer = { status: number; body: unknown }

/**
 * Calls a path that answers JSON. Throws AppError `network` or `unexpected`; an abort throws as
 * `fetch` does.
 */
export async function call(url: string, init: RequestInit, options: CallOptions): Promise<Answer> {
  const token = options.anonymous ? null : (options.token ?? getToken())
  const answer = await send(url, init, options, token)
  if (token === null || options.token !== undefined || !refusesToken(answer)) return answer
  // Another call or tab may have renewed the token meanwhile.
  const fresh = await settledToken()
  return fresh === null || fresh === token ? answer : send(url, init, options, fresh)
}

async function send(
  url: string,
  init: RequestInit,
  options: CallOptions,
  token: string | null,
): Promise<Answer> {
  const headers = new Headers(init.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (isViewingAs()) headers.set('x-view-as', 'member')
  const timeout = AbortSignal.timeout(callTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let response: Response
  let text: string
  try {
    response = await fetch(serverUrl + url, { ...init, headers, signal })
    text = await response.text()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new AppError('network', null, [])
  }
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    throw new AppError('unexpected', response.status, [])
  }
}

type Refusal = { error?: { type?: unknown }; errors?: { extensions?: { code?: unknown } }[] } | null

/** GraphQL and the content service have an error each. */
function refusesToken({ body }: Answer): boolean {
  const { error, errors } = (body as Refusal) ?? {}
  return signInCodes.some((code) => code === errors?.[0]?.extensions?.code || code === error?.type)
}
