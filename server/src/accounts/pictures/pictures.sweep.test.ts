import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { clean } from '#maintenance-jobs.ts'
import { testApp } from '#testing/app.ts'
import { emptied } from '#testing/emptied.ts'
import { aPerson } from '#testing/factories.ts'
import { avatarOf, filesIn, flat, uploaded } from '#testing/pictures.ts'
import { startS3 } from '#testing/s3-server.ts'
import { makeTestApp } from '#testing/test-app.ts'
import { filesOf } from './pictures.rules.ts'
import { MARKER, sweep } from './pictures.sweep.ts'

const HOUR = 3_600_000

describe('the daily sweep of pictures', () => {
  const app = testApp()
  let picture: Buffer

  beforeEach(async () => {
    await emptied(app)
    picture = await flat(64, 64).jpeg().toBuffer()
  })

  const folder = () => join(app.services.config.dataDir, 'pictures')
  const keyOf = (avatar: string | null) => avatar?.slice('/pictures/'.length, -'-128.webp'.length)

  async function leave(pictures: number): Promise<string[]> {
    const keys = Array.from({ length: pictures }, () => randomBytes(16).toString('base64url'))
    const names = keys.flatMap(filesOf)
    for (const name of names) await app.services.pictures.put(name, picture)
    return names
  }
  /** Uploads a picture of a new person. Answers its files. */
  async function give(): Promise<string[]> {
    const person = await aPerson(app)
    await uploaded(app, person, picture)
    return filesOf(keyOf(await avatarOf(app, person)) ?? '')
  }
  /** Sets the age of all files, in milliseconds. */
  async function age(ms: number): Promise<void> {
    const at = new Date(app.clock.now() - ms)
    for (const name of await filesIn(app)) await utimes(join(folder(), name), at, at)
  }
  const left = async () => (await filesIn(app)).filter((name) => name !== MARKER).sort()

  it('deletes picture files of a process that died before it stored the address', async () => {
    const kept = await give()
    await leave(1)
    await app.services.pictures.put('not-ours.txt', picture)
    await age(0)
    expect(await sweep(app.services)).toBe(0)
    app.clock.move(HOUR + 1)
    expect(await sweep(app.services)).toBe(3)
    expect(await left()).toEqual([...kept, 'not-ours.txt'].sort())
    expect(await sweep(app.services)).toBe(0)
  })

  it('deletes no files and logs the reason if no person has a picture', async () => {
    const names = await leave(2)
    await age(2 * HOUR)
    const told: [object, string][] = []
    await clean(app.services, { error: (facts, message) => told.push([facts, message]) })
    expect(told).toHaveLength(1)
    expect(told[0]?.[0]).toMatchObject({
      job: 'pictures',
      err: { message: expect.stringMatching(/^No picture was deleted: nobody has a picture/) },
    })
    expect(await left()).toEqual(names.sort())
  })

  it('deletes no files if more than twenty and more than a fifth are orphans', async () => {
    await give()
    await age(2 * HOUR)
    expect(await sweep(app.services)).toBe(0)
    const names = await leave(7)
    await age(2 * HOUR)
    await expect(sweep(app.services)).rejects.toThrow('21 of 24 files are nobody’s')
    expect(await left()).toHaveLength(24)
    await app.services.pictures.delete(names.slice(0, 1))
    expect(await sweep(app.services)).toBe(20)
  })

  it('deletes no files of an unmarked store if most are orphans', async () => {
    await give()
    await leave(2)
    await age(2 * HOUR)
    await expect(sweep(app.services)).rejects.toThrow('6 of 9 files are nobody’s')
    expect(await filesIn(app)).not.toContain(MARKER)
    expect(await left()).toHaveLength(9)
  })
})

describe('a bucket that two installations share', () => {
  it('sweeps a shared bucket only for the installation that marked it first', async () => {
    const s3 = await startS3()
    const env = { AVATAR_STORE: s3.url() }
    const [first, second] = [await makeTestApp('sqlite', env), await makeTestApp('sqlite', env)]
    try {
      const picture = await flat(64, 64).jpeg().toBuffer()
      const person = await aPerson(first)
      const owner = await aPerson(second)
      expect(await sweep(first.services)).toBe(0)
      await uploaded(first, person, picture)
      await uploaded(second, owner, picture)
      for (const app of [first, second]) app.clock.set(Date.now() + 2 * HOUR)
      await expect(sweep(second.services)).rejects.toThrow(/marked as those of/)
      expect(await second.services.pictures.list(Infinity)).toHaveLength(7)
      expect(await sweep(first.services)).toBe(3)
    } finally {
      await first.drop()
      await second.drop()
      await s3.stop()
    }
  })
})
