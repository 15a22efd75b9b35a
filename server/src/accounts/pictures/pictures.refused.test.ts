import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import {
  avatarOf,
  claiming,
  claimingAvif,
  claimingPasses,
  filesIn,
  flat,
  heavy,
  remove,
  upload,
  uploaded,
} from '#testing/pictures.ts'
import { setRows } from '#testing/rows.ts'

const MB = 1024 * 1024
const HOUR = 3_600_000
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'
const ZIP = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)])
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), randomBytes(500)])

const outcomeOf = (reply: { statusCode: number; body: string }) => {
  const { code, field } = JSON.parse(reply.body).errors[0].extensions
  return [reply.statusCode, code, field]
}

describe('permission to upload a picture', () => {
  const app = testApp()
  let picture: Buffer

  beforeAll(async () => {
    picture = await flat(64, 64).jpeg().toBuffer()
  })

  it('refuses a picture without a session or with a pending one', async () => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const reply = await upload(app, picture, { token })
      expect(outcomeOf(reply)).toEqual([401, 'UNAUTHENTICATED', undefined])
      expect((await remove(app, token)).statusCode).toBe(401)
    }
    const strict = await aCompany(app)
    await setRows(app, 'company', { _id: strict }, { require2FA: 1, require2FASince: 0 })
    const people = [{ state: 'pending_2fa' }, { state: 'unverified' }, { company: strict }] as const
    for (const options of people) {
      const { token } = await aPerson(app, options)
      expect(outcomeOf(await upload(app, picture, { token }))).toEqual([
        403,
        'FORBIDDEN',
        undefined,
      ])
      expect((await remove(app, token)).statusCode).toBe(403)
    }
    expect(await filesIn(app)).toEqual([])
  })

  it('refuses a picture without a membership, but allows its removal', async () => {
    const company = await aCompany(app, null)
    const { token } = await aPerson(app, { company })
    expect(outcomeOf(await upload(app, picture, { token }))[1]).toBe('MEMBERSHIP_REQUIRED')
    expect((await remove(app, token)).statusCode).toBe(200)
    const paid = await aPerson(app, { company, paid: true })
    expect((await upload(app, picture, { token: paid.token })).statusCode).toBe(200)
  })

  it('refuses uploads of pictures after twenty in an hour, valid or not', async () => {
    const { token } = await aPerson(app)
    for (let n = 0; n < 20; n += 1) {
      expect((await upload(app, n % 2 ? SVG : ZIP, { token })).statusCode).toBe(415)
    }
    const reply = await upload(app, picture, { token })
    expect(outcomeOf(reply)).toEqual([429, 'TOO_MANY_REQUESTS', undefined])
    expect(reply.json().errors[0].extensions.retryAfter).toBe(3600)
    expect((await remove(app, token)).statusCode).toBe(200)
    app.clock.move(HOUR)
    expect((await upload(app, picture, { token })).statusCode).toBe(200)
  })
})

describe('files that are no valid picture', () => {
  const app = testApp()
  let person: Actor
  let before: string
  let files: string[]

  beforeEach(async () => {
    person = await aPerson(app)
    before = await uploaded(app, person, await flat(64, 64).jpeg().toBuffer())
    files = await filesIn(app)
  })

  const jpeg = () => flat(600, 600).jpeg().toBuffer()
  const cut = async (picture: Promise<Buffer>) => (await picture).subarray(0, -200)

  it.each<[string, () => Buffer | string | Promise<Buffer>, unknown[]]>([
    ['an SVG', () => SVG, [415, 'UNSUPPORTED_MEDIA_TYPE', 'avatar']],
    ['a compressed SVG', () => gzipSync(SVG), [415, 'UNSUPPORTED_MEDIA_TYPE', 'avatar']],
    ['a zip file', () => ZIP, [415, 'UNSUPPORTED_MEDIA_TYPE', 'avatar']],
    ['a HEIC', () => heic, [415, 'UNSUPPORTED_MEDIA_TYPE', 'avatar']],
    ['an empty file', () => '', [415, 'UNSUPPORTED_MEDIA_TYPE', 'avatar']],
    ['an HTML page', () => '<!doctype html><script>', [415, 'UNSUPPORTED_MEDIA_TYPE', 'avatar']],
    ['30,000 by 30,000 pixels', () => claiming(30_000, 30_000), [413, 'TOO_LARGE', 'avatar']],
    ['51 megapixels and one row', () => claiming(10_000, 5_101), [413, 'TOO_LARGE', 'avatar']],
    ['an AVIF of 51 megapixels', () => claimingAvif(7140, 7140), [413, 'TOO_LARGE', 'avatar']],
    ['a PNG of 16 bits a sample', () => claiming(7140, 7140, 16), [413, 'TOO_LARGE', 'avatar']],
    ['a progressive JPEG', () => claimingPasses(7140, 7140), [413, 'TOO_LARGE', 'avatar']],
    ['a side of 16,385 pixels', () => claiming(16_385, 40), [413, 'TOO_LARGE', 'avatar']],
    [
      'a side of 31 pixels',
      () => flat(31, 400).png().toBuffer(),
      [400, 'BAD_USER_INPUT', 'avatar'],
    ],
    ['a truncated JPEG', () => cut(jpeg()), [400, 'BAD_USER_INPUT', 'avatar']],
    ['a truncated PNG', () => cut(heavy(60_000)), [400, 'BAD_USER_INPUT', 'avatar']],
    ['a header without pixels', () => claiming(4000, 3000), [400, 'BAD_USER_INPUT', 'avatar']],
    [
      'an SVG with the first bytes of a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
      [400, 'BAD_USER_INPUT', 'avatar'],
    ],
    ['8 MB and one byte', () => Buffer.alloc(8 * MB + 1), [413, 'TOO_LARGE', 'avatar']],
  ])('refuses an invalid picture and keeps the old one: %s', async (_what, make, refusal) => {
    const reply = await upload(app, await make(), { token: person.token })
    expect(outcomeOf(reply)).toEqual(refusal)
    expect(reply.json().errors[0].message).toMatch(/^[A-Z].*\.$/)
    expect(await avatarOf(app, person)).toBe(before)
    expect(await filesIn(app)).toEqual(files)
  })

  it('accepts a picture of up to 8 MB and stops reading a larger one', async () => {
    const { token } = person
    const large = await heavy(7.9 * MB)
    expect(large.length).toBeGreaterThan(7.5 * MB)
    expect((await upload(app, large, { token })).statusCode).toBe(200)
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
    let sent = 0
    const chunks = async function* () {
      for (; sent < 30; sent += 1) yield new Uint8Array(MB)
    }
    // Without a length, so that the server learns the size only by reading.
    const init = {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
      body: Readable.toWeb(Readable.from(chunks())) as ReadableStream,
      duplex: 'half',
    }
    const answer = await fetch(`${address}/pictures`, init as RequestInit).then(
      async (reply) => outcomeOf({ statusCode: reply.status, body: await reply.text() }),
      // The server closes the connection, so the answer may be lost while the client still writes.
      () => [413, 'TOO_LARGE', 'avatar'],
    )
    expect(answer).toEqual([413, 'TOO_LARGE', 'avatar'])
    expect(sent).toBeLessThan(30)
  })
})
