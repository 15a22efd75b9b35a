import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import {
  avatarOf,
  BLUE,
  coloursOf,
  filesIn,
  flat,
  fromPhone,
  halves,
  RED,
  remove,
  show,
  upload,
  uploaded,
} from '#testing/pictures.ts'
import { type S3Server, startS3 } from '#testing/s3-server.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SCORE = '{ getLatestImpactIndex { weeklyScore hasAvatar } }'
const sizeOf = (avatar: string, side: number) => avatar.replace('-128', `-${side}`)
const near = ({ r, g, b }: typeof RED) => [r, g, b].map((it) => expect.closeTo(it, -1.2))

describe('picture of a person', () => {
  const app = testApp()
  let person: Actor

  beforeEach(async () => {
    person = await aPerson(app)
  })

  const score = async () => (await app.call(SCORE, {}, person.token)).data.getLatestImpactIndex[0]

  it('shows an uploaded picture in three sizes and counts it for the score at once', async () => {
    const before = await score()
    const avatar = await uploaded(app, person, await flat(900, 700).jpeg().toBuffer())
    expect(avatar).toMatch(/^\/pictures\/[\w-]{22}-128\.webp$/)
    expect(await avatarOf(app, person)).toBe(avatar)
    for (const side of [64, 128, 512]) {
      const reply = await show(app, sizeOf(avatar, side))
      expect(reply.statusCode).toBe(200)
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      })
    }
    expect(before.hasAvatar).toBe(false)
    expect(await score()).toEqual({ weeklyScore: before.weeklyScore + 5, hasAvatar: true })
  })

  it('deletes a replaced or removed picture with its files and points', async () => {
    const first = await uploaded(app, person, await flat(80, 80).png().toBuffer())
    const second = await uploaded(app, person, await flat(90, 90, BLUE).webp().toBuffer())
    expect(second).not.toBe(first)
    expect((await show(app, first)).statusCode).toBe(404)
    expect((await show(app, second)).statusCode).toBe(200)
    const { weeklyScore } = await score()
    const reply = await remove(app, person.token)
    expect([reply.statusCode, reply.json()]).toEqual([200, { avatar: null }])
    expect(await avatarOf(app, person)).toBeNull()
    expect(await score()).toEqual({ weeklyScore: weeklyScore - 5, hasAvatar: false })
    expect((await show(app, second)).statusCode).toBe(404)
    expect((await remove(app, person.token)).statusCode).toBe(200)
  })

  it('refuses to set a picture by userUpdate, even for an app admin', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const avatar = await uploaded(app, person, await flat(80, 80).jpeg().toBuffer())
    const other = await uploaded(app, operator, await flat(80, 80).jpeg().toBuffer())
    for (const by of [person, operator]) {
      const query = `mutation { userUpdate(obj: { _id: "${person._id}", avatar: "${other}" }) { _id } }`
      expect(['FIELD_NOT_ALLOWED', 'GRAPHQL_VALIDATION_FAILED']).toContain(
        await app.code(query, {}, by.token),
      )
    }
    expect(await avatarOf(app, person)).toBe(avatar)
  })

  it('shows the address of a picture to admins of the company and to no other company', async () => {
    const admin = await aPerson(app, { company: person.company, isCompanyAdmin: true })
    const stranger = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const avatar = await uploaded(app, person, await flat(80, 80).jpeg().toBuffer())
    const listed = async (by: Actor) =>
      JSON.stringify(
        await app.call('{ getCompanyMembers { avatar } userGetMany { avatar } }', {}, by.token),
      )
    expect(await listed(admin)).toContain(avatar)
    expect(await listed(stranger)).not.toContain(avatar)
  })
})

describe('stored picture', () => {
  const app = testApp()
  let person: Actor

  beforeAll(async () => {
    person = await aPerson(app)
  })

  const kept = async (picture: Buffer, side = 512) =>
    (await show(app, sizeOf(await uploaded(app, person, picture), side))).rawPayload

  it('stores a picture upright and without metadata of place, time and camera', async () => {
    const picture = await fromPhone()
    for (const secret of ['SecretCamera', 'SecretPlace'])
      expect(picture.includes(secret)).toBe(true)
    expect(await sharp(picture).metadata()).toMatchObject({
      exif: expect.anything(),
      orientation: 6,
    })
    for (const side of [64, 128, 512]) {
      const bytes = await kept(picture, side)
      expect(bytes.toString('latin1')).not.toMatch(/Secret|EXIF|XMP|ICCP|GPS/)
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    }
    // A quarter turn clockwise: the left side is now at the top.
    const colours = await coloursOf(await kept(picture))
    expect([colours.topLeft, colours.topRight]).toEqual([near(RED), near(RED)])
    expect([colours.bottomLeft, colours.bottomRight]).toEqual([near(BLUE), near(BLUE)])
  })

  it('stores the middle square of a picture and enlarges a small one', async () => {
    const colours = await coloursOf(await kept(await (await halves()).png().toBuffer()))
    expect([colours.topLeft, colours.bottomLeft]).toEqual([near(RED), near(RED)])
    expect([colours.topRight, colours.bottomRight]).toEqual([near(BLUE), near(BLUE)])
  })

  it('serves a picture with safe headers and for the cache of the browser only', async () => {
    const avatar = await uploaded(app, person, await flat(64, 64).png().toBuffer())
    const { headers } = await show(app, avatar)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    for (const url of [
      '/pictures',
      '/pictures/',
      '/pictures/x',
      '/pictures/..%2fgoodwork.sqlite',
    ]) {
      const reply = await show(app, url)
      expect([url, reply.statusCode]).toEqual([url, 404])
      expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
    }
    const files = await filesIn(app)
    expect(files.length).toBe(3)
  })
})

describe('pictures in a bucket', () => {
  let s3: S3Server
  let app: TestApp

  beforeAll(async () => {
    s3 = await startS3()
    app = await makeTestApp('sqlite', { AVATAR_STORE: s3.url() })
  })
  afterAll(async () => {
    await app.drop()
    await s3.stop()
  })

  it('serves pictures from the bucket through the server and deletes removed ones', async () => {
    const person = await aPerson(app)
    const first = await uploaded(app, person, await flat(80, 80).png().toBuffer())
    const avatar = await uploaded(app, person, await flat(80, 80, BLUE).png().toBuffer())
    expect((await show(app, first)).statusCode).toBe(404)
    const reply = await show(app, avatar)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await coloursOf(reply.rawPayload)).topLeft).toEqual(near(BLUE))
    expect(await filesIn(app)).toEqual([])
    await remove(app, person.token)
    expect((await show(app, avatar)).statusCode).toBe(404)
    expect(await app.services.pictures.list(Date.now() + 60_000)).toEqual([])
  })

  it('refuses an upload without changes if the bucket does not answer', async () => {
    const lost = await makeTestApp('sqlite', {
      AVATAR_STORE: 's3://key:secret@127.0.0.1:1/pictures?tls=off',
    })
    const person = await aPerson(lost)
    const reply = await upload(lost, await flat(80, 80).png().toBuffer(), { token: person.token })
    expect(reply.statusCode).toBe(503)
    expect(reply.json().errors[0].extensions.code).toBe('TRY_AGAIN')
    expect(reply.body).not.toMatch(/127\.0\.0\.1|secret/)
    expect(await avatarOf(lost, person)).toBeNull()
    await lost.drop()
  }, 30_000)
})
