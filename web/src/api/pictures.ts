import { AppError, fromGraphql, isSessionOver } from '#api/errors.ts'
import { call } from '#api/http.ts'
import { settledToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import { serverUrl } from '#lib/product.ts'

const address = '/pictures'
const uploadTimeout = 120_000

type Upload = {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

type Body = { avatar?: unknown; errors?: Parameters<typeof fromGraphql>[0] } | null

/** Uploads the picture and answers its address. Throws AppError; an abort throws as `fetch` does. */
export async function uploadPicture(picture: Blob, upload: Upload): Promise<string> {
  const token = getToken()
  try {
    return await send(picture, upload, token)
  } catch (error) {
    if (!isSessionOver(error)) throw error
    // Another call or tab may have renewed the token meanwhile.
    const fresh = await settledToken()
    if (fresh === null || fresh === token) throw error
    return send(picture, upload, fresh)
  }
}

// Not fetch, which has no upload progress.
function send(picture: Blob, { signal, onProgress }: Upload, token: string | null) {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('POST', serverUrl + address)
    request.timeout = uploadTimeout
    request.responseType = 'json'
    request.setRequestHeader('content-type', picture.type)
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(total, 1))
    request.onabort = () => reject(signal.reason)
    request.onerror = () => reject(new AppError('network', null, []))
    request.ontimeout = request.onerror
    request.onload = () => {
      const { avatar, errors } = (request.response as Body) ?? {}
      if (typeof avatar === 'string') resolve(avatar)
      else if (errors !== undefined) reject(fromGraphql(errors, request.status, null))
      else reject(new AppError('unexpected', request.status, []))
    }
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.addEventListener('abort', stop)
    request.send(picture)
    if (signal.aborted) stop()
  })
}

export async function removePicture(): Promise<void> {
  const { status, body } = await call(address, { method: 'DELETE' }, {})
  const { errors } = (body as Body) ?? {}
  if (errors !== undefined) throw fromGraphql(errors, status, null)
}
