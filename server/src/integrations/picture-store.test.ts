import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPictureStoreUrl, s3PictureStore } from '#integrations/picture-store.s3.ts'
import { localPictureStore, type PictureStore } from '#integrations/picture-store.ts'
import { type S3Server, startS3 } from '#testing/s3-server.ts'

let s3: S3Server
let folder: string
let troubles: unknown[] = []

beforeAll(async () => {
  s3 = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'goodwork-pictures-'))
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  troubles = []
})

const report = (error: unknown) => troubles.push(error)

function bucket(url: string, page?: number): PictureStore {
  const settings = readPictureStoreUrl(url)
  if (settings === undefined) throw new Error(`No address of a bucket: ${url}`)
  return s3PictureStore(settings, report, page)
}

const STORES: [string, () => PictureStore][] = [
  ['a folder', () => localPictureStore(join(folder, 'pictures'), report)],
  ['a bucket', () => bucket(s3.url())],
  ['a folder of a bucket', () => bucket(s3.url('S3RVER', 'pictures/people/faces'))],
]

describe.each(STORES)('pictures in %s', (_name, open) => {
  const LATER = Date.now() + 3_600_000

  it('reads, replaces and deletes a saved picture', async () => {
    const store = open()
    const bytes = randomBytes(70_000)
    await store.put('one-64.webp', bytes)
    expect(await store.get('one-64.webp')).toEqual(bytes)
    await store.put('one-64.webp', Buffer.from('another'))
    expect(String(await store.get('one-64.webp'))).toBe('another')
    await store.delete(['one-64.webp', 'never-there.webp'])
    expect(await store.get('one-64.webp')).toBeUndefined()
    expect(troubles).toEqual([])
  })

  it('lists the names of pictures that are older than an instant', async () => {
    const store = open()
    expect(await store.list(LATER)).toEqual([])
    const names = ['A_b-64.webp', 'c-512.webp']
    for (const name of names) await store.put(name, Buffer.from(name))
    expect((await store.list(LATER)).sort()).toEqual(names)
    expect(await store.list(Date.now() - 3_600_000)).toEqual([])
    await store.delete(names)
    expect(await store.list(LATER)).toEqual([])
  })
})

describe('a bucket', () => {
  it('lists all files of a bucket with several pages', async () => {
    const store = bucket(s3.url('S3RVER', 'pictures/many'), 3)
    const names = Array.from({ length: 7 }, (_, at) => `file-${at}`)
    for (const name of names) await store.put(name, Buffer.from('x'))
    expect(await store.list(Date.now() + 3_600_000)).toEqual(names)
  })

  it.each([
    ['a wrong secret', () => s3.url('wrong')],
    ['a missing bucket', () => s3.url('S3RVER', 'nothing-here')],
    ['no server', () => 's3://key:secret@127.0.0.1:1/pictures?tls=off'],
  ])(
    'refuses to save a picture with %s, and logs no secret',
    async (_what, url) => {
      const store = bucket(url())
      await expect(store.put('one-64.webp', Buffer.from('x'))).rejects.toMatchObject({
        code: 'TRY_AGAIN',
      })
      await store.delete(['one-64.webp'])
      expect(JSON.stringify(troubles.map(String))).not.toMatch(/S3RVER|wrong|secret/)
    },
    30_000,
  )
})

describe('the address of a bucket', () => {
  it('reads the address of a bucket with its options', () => {
    expect(readPictureStoreUrl('s3://AKIA1:a%2Fb%2Bc@minio.example:9000/faces')).toEqual({
      url: 'https://minio.example:9000/faces',
      region: 'us-east-1',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'a/b+c',
    })
    const url = 's3://k:s@s3.eu-central-1.example/faces/of/people/?region=eu-central-1&tls=off'
    expect(readPictureStoreUrl(url)).toMatchObject({
      url: 'http://s3.eu-central-1.example/faces/of/people',
      region: 'eu-central-1',
    })
  })

  it.each([
    '',
    's3',
    'https://k:s@host/bucket',
    's3://host/bucket',
    's3://k@host/bucket',
    's3://:s@host/bucket',
    's3://k:s@host',
    's3://k:s@host/',
    's3://k:s@/bucket',
    's3://k:s@host/Bucket',
    's3://k:s@host/bucket?tls=maybe',
    's3://k:s@host/bucket?regio=eu',
    's3://k:s@host/bucket#part',
    's3://k:%E0%A4%A@host/bucket',
  ])('refuses the invalid address of a bucket “%s”', (text) => {
    expect(readPictureStoreUrl(text)).toBeUndefined()
  })

  it('reads any URL-encoded key and secret in the address of a bucket', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((it) => it.isWellFormed())
    fc.assert(
      fc.property(text, text, (key, secret) => {
        const written = [key, secret].map(encodeURIComponent).join(':')
        const read = readPictureStoreUrl(`s3://${written}@host/bucket`)
        expect(read).toMatchObject({ accessKeyId: key, secretAccessKey: secret })
      }),
    )
  })
})
