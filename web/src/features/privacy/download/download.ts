import { AppError, fromGraphql, isSessionOver } from '#api/errors.ts'
import { settledToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import { keepFile } from '#lib/keep-file.ts'
import { serverUrl } from '#lib/product.ts'

type Errors = { errors?: Parameters<typeof fromGraphql>[0] } | null

/**
 * Fetches the copy of one's own data and gives it to the browser to keep. Tells how many bytes have
 * come so far. Throws AppError; what `fetch` throws where the signal ends it.
 */
export async function downloadData(
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await ask(signal)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
      onProgress(bytes)
    }
  } catch (error) {
    if (signal.aborted) throw error
    throw new AppError('network', null, [])
  }
  keepFile(new Blob(parts, { type: 'application/zip' }), nameOf(response))
}

async function ask(signal: AbortSignal): Promise<Response> {
  const token = getToken()
  try {
    return await send(token, signal)
  } catch (error) {
    if (!isSessionOver(error)) throw error
    // Another call or another tab may have got a fresh token while this one was on its way.
    const fresh = await settledToken()
    if (fresh === null || fresh === token) throw error
    return send(fresh, signal)
  }
}

async function send(token: string | null, signal: AbortSignal): Promise<Response> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  let response: Response
  try {
    response = await fetch(`${serverUrl}/export`, { method: 'POST', headers, signal })
  } catch (error) {
    if (signal.aborted) throw error
    throw new AppError('network', null, [])
  }
  if (response.ok) return response
  const body: Errors = await response.json().catch(() => null)
  if (body?.errors === undefined) throw new AppError('unexpected', response.status, [])
  throw fromGraphql(body.errors, response.status, null)
}

const nameOf = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'data.zip'
