import { AppError, fromGraphql, isSessionOver } from '#api/errors.ts'
import { settledToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import { serverUrl } from '#lib/product.ts'

/** Runs a call with the stored token, and again if another call or tab renewed it meanwhile. */
export async function withToken<T>(send: (token: string | null) => Promise<T>): Promise<T> {
  const token = getToken()
  try {
    return await send(token)
  } catch (error) {
    if (!isSessionOver(error)) throw error
    const fresh = await settledToken()
    if (fresh === null || fresh === token) throw error
    return send(fresh)
  }
}

/** The error in the body of an answer from outside GraphQL. */
export function errorIn(body: unknown, status: number): AppError {
  const { errors } = (body as { errors?: Parameters<typeof fromGraphql>[0] } | null) ?? {}
  return errors === undefined
    ? new AppError('unexpected', status, [])
    : fromGraphql(errors, status, null)
}

/**
 * Fetches or sends a file. Throws AppError; an abort, except by timeout, throws as `fetch` does.
 */
export function fetchFile(path: string, init: RequestInit): Promise<Response> {
  return withToken(async (token) => {
    const headers = new Headers(init.headers)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    let response: Response
    try {
      response = await fetch(serverUrl + path, { ...init, headers })
    } catch (error) {
      if (init.signal?.aborted && init.signal.reason?.name !== 'TimeoutError') throw error
      throw new AppError('network', null, [])
    }
    if (response.ok) return response
    throw errorIn(await response.json().catch(() => null), response.status)
  })
}
