import { AwsClient } from 'aws4fetch'
import { deleteEach, type PictureStore, type ReportError } from '#integrations/picture-store.ts'
import { AppError } from '#lib/errors.ts'

/** A bucket of S3 or of a compatible store. */
export type S3Settings = {
  /** The address of the bucket, or of a folder in it; no slash at its end */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const FOLDER = /^[\w.-]+(\/[\w.-]+)*$/
const OPTIONS = new Set(['region', 'tls'])

/**
 * Reads `s3://key:secret@host/bucket/folder?region=eu-central-1&tls=off`; folder, region and tls are
 * optional. Signs such as `/` in a secret are written as %2F. Undefined if invalid.
 */
export function readPictureStoreUrl(text: string): S3Settings | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.host === '' || url.hash !== '') return undefined
  const [, bucket = '', ...rest] = url.pathname.replace(/\/$/, '').split('/')
  const folder = rest.join('/')
  if (!NAME.test(bucket) || (folder !== '' && !FOLDER.test(folder))) return undefined
  if ([...url.searchParams.keys()].some((name) => !OPTIONS.has(name))) return undefined
  const tls = url.searchParams.get('tls') ?? 'on'
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  if (!accessKeyId || !secretAccessKey || !/^[\w-]+$/.test(region)) return undefined
  if (tls !== 'on' && tls !== 'off') return undefined
  const origin = `${tls === 'off' ? 'http' : 'https'}://${url.host}`
  const path = [bucket, folder].filter(Boolean).join('/')
  return { url: `${origin}/${path}`, region, accessKeyId, secretAccessKey }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const PATIENCE_MS = 15_000
const RETRIES = 2

const unavailable = (cause: unknown) => {
  const message = 'We can’t save or show pictures right now. Try again in a moment.'
  return new AppError('TRY_AGAIN', message, { retryAfter: 5, cause })
}

/**
 * The bucket by its path-style address, which all compatible stores support. `page` is the number of
 * names in one list request.
 */
export function s3PictureStore(
  settings: S3Settings,
  report: ReportError,
  page = 1000,
): PictureStore {
  const { url, region, ...keys } = settings
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES })
  const { origin, pathname } = new URL(url)
  const [, bucket = '', ...folder] = pathname.split('/')
  const prefix = folder.map((part) => `${part}/`).join('')

  /** Sends one request; undefined for status 404. Refuses with TRY_AGAIN. */
  async function ask(method: string, address: string, body?: Buffer) {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const headers = { 'content-type': 'image/webp' }
    const init = body === undefined ? {} : { body: new Uint8Array(body), headers }
    try {
      const reply = await client.fetch(address, { method, signal, ...init })
      const bytes = Buffer.from(await reply.arrayBuffer())
      if (reply.ok) return bytes
      if (reply.status === 404 && !address.includes('?')) return undefined
      // Only the code of the answer: the rest may repeat the request.
      const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? ''
      throw new Error(`The store of pictures answers ${reply.status} ${code}`)
    } catch (error) {
      report(error)
      throw unavailable(error)
    }
  }

  /** One page, by version 1 of the list request, which needs no token for the next page. */
  async function listPage(after: string) {
    const query = new URLSearchParams({ prefix, marker: after, 'max-keys': String(page) })
    const answer = String(await ask('GET', `${origin}/${bucket}?${query}`))
    const files = [...answer.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
      name: inside(entry, 'Key').slice(prefix.length),
      written: Date.parse(inside(entry, 'LastModified')),
    }))
    const last = files.at(-1)?.name
    const isCut = inside(answer, 'IsTruncated') === 'true'
    return { files, next: isCut && last !== undefined ? `${prefix}${last}` : undefined }
  }

  return {
    put: async (name, bytes) => {
      if ((await ask('PUT', `${url}/${name}`, bytes)) === undefined) {
        throw unavailable(new Error('There is no such bucket'))
      }
    },
    get: (name) => ask('GET', `${url}/${name}`),
    // `ask` has reported the error already.
    delete: deleteEach(
      async (name) => void (await ask('DELETE', `${url}/${name}`)),
      () => {},
    ),
    list: async (before) => {
      const old: string[] = []
      let after: string | undefined = ''
      while (after !== undefined) {
        const { files, next } = await listPage(after)
        old.push(...files.filter(({ written }) => written < before).map(({ name }) => name))
        after = next
      }
      return old
    },
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The unescaped text of the first element with this name. */
function inside(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, word: string) => ENTITIES[word] ?? '')
}
