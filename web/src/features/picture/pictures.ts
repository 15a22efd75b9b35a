import { AppError } from '#api/errors.ts'
import { errorIn, withToken } from '#api/files.ts'
import { call } from '#api/http.ts'
import { serverUrl } from '#lib/product.ts'

const address = '/pictures'
const uploadTimeout = 120_000

type Upload = {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/**
 * Uploads the picture and returns its address. Throws AppError; an abort throws as `fetch` does.
 */
export const uploadPicture = (picture: Blob, upload: Upload): Promise<string> =>
  withToken((token) => send(picture, upload, token))

// XMLHttpRequest, because fetch does not report upload progress.
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
      const avatar = request.response?.avatar
      if (typeof avatar === 'string') resolve(avatar)
      else reject(errorIn(request.response, request.status))
    }
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.addEventListener('abort', stop)
    request.send(picture)
    if (signal.aborted) stop()
  })
}

export async function removePicture(): Promise<void> {
  const { status, body } = await call(address, { method: 'DELETE' }, {})
  if (status >= 400) throw errorIn(body, status)
}
