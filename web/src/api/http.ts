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
  /** Sends this token instead of the stored one. */
  token?: string
}

export type Answer = { status: number; body: unknown }

/**
 * Calls a path that returns JSON. Throws AppError `network` or `unexpected`; an abort throws as
 * `fetch` does.
 */
export async function call(url: string, init: RequestInit, options: CallOptions): Promise<Answer> {
  const { anonymous, token } = options
  if (anonymous || token !== undefined) return send(url, init, options, token ?? null)
  return withToken((kept) => send(url, init, options, kept), refusesToken)
}

/**
 * Runs an action with the stored token, and again if the server refused it and another token is
 * stored by then.
 */
export async function withToken<Result>(
  ask: (token: string | null) => Promise<Result>,
  isRefused: (result: Result) => boolean,
): Promise<Result> {
  const token = getToken()
  const result = await ask(token)
  if (token === null || !isRefused(result)) return result
  // Another call or tab may have renewed the token meanwhile.
  const fresh = await settledToken()
  return fresh === null || fresh === token ? result : ask(fresh)
}

/** Fetches a path of the server with a token. */
export function open(url: string, init: RequestInit, token: string | null, signal: AbortSignal) {
  const headers = new Headers(init.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (isViewingAs()) headers.set('x-view-as', 'member')
  return fetch(serverUrl + url, { ...init, headers, signal })
}

async function send(
  url: string,
  init: RequestInit,
  options: CallOptions,
  token: string | null,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(callTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let response: Response
  let text: string
  try {
    response = await open(url, init, token, signal)
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

/** GraphQL and the content service have different error formats. */
function refusesToken({ body }: Answer): boolean {
  const { error, errors } = (body as Refusal) ?? {}
  return signInCodes.some((code) => code === errors?.[0]?.extensions?.code || code === error?.type)
}
