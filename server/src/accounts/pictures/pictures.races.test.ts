import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#db/store.ts'
import { AppError } from '#lib/errors.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { avatarOf, filesIn, flat, remove, show, upload, uploaded } from '#testing/pictures.ts'
import { sweep } from './pictures.sweep.ts'

const HOUR = 3_600_000

describe.each(DATABASES)('files of pictures on %s', (database) => {
  const app = testApp(database)
  let picture: Buffer

  beforeEach(async () => {
    await emptied(app)
    picture = await flat(64, 64).jpeg().toBuffer()
  })

  const namesOf = (avatar: string | null) =>
    ['128', '512', '64'].map((side) => avatar?.split('/').at(-1)?.replace('-128', `-${side}`))

  it('keeps the files of one picture only after concurrent uploads', async () => {
    const person = await aPerson(app)
    const avatars = await Promise.all(
      Array.from({ length: 4 }, () => uploaded(app, person, picture)),
    )
    const avatar = await avatarOf(app, person)
    expect(avatars).toContain(avatar)
    expect((await filesIn(app)).sort()).toEqual(namesOf(avatar).sort())
    await remove(app, person.token)
    expect(await filesIn(app)).toEqual([])
  })

  it('deletes the picture of an erased person, even with a concurrent upload', async () => {
    const person = await aPerson(app)
    const other = await aPerson(app)
    const avatar = await uploaded(app, person, picture)
    const theirs = await uploaded(app, other, picture)
    const [late, erased] = await Promise.all([
      upload(app, picture, { token: person.token }),
      erase(app, person),
    ])
    expect(erased).toBeUndefined()
    expect([200, 401]).toContain(late.statusCode)
    expect((await show(app, avatar)).statusCode).toBe(404)
    expect((await filesIn(app)).sort()).toEqual(namesOf(theirs).sort())
  })

  /** Replaces the second transaction, which stores the address; the first counts the upload. */
  async function uploadWhere(person: Actor, then: (write: Store['write']) => Store['write']) {
    const { store } = app.services
    const { write } = store
    let calls = 0
    store.write = (work) => {
      calls += 1
      return (calls === 2 ? then(write) : write)(work)
    }
    try {
      return await upload(app, picture, { token: person.token })
    } finally {
      store.write = write
    }
  }

  it('keeps the old picture and deletes the new files if the upload is refused at the end', async () => {
    const person = await aPerson(app)
    const avatar = await uploaded(app, person, picture)
    const reply = await uploadWhere(person, () => () => {
      throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
    })
    expect(reply.statusCode).toBe(401)
    expect(await avatarOf(app, person)).toBe(avatar)
    expect((await filesIn(app)).sort()).toEqual(namesOf(avatar).sort())
  })

  it('keeps the new picture if the connection is lost after its address was stored', async () => {
    const person = await aPerson(app)
    const before = await uploaded(app, person, picture)
    const reply = await uploadWhere(person, (write) => async (work) => {
      await write(work)
      throw new Error('Connection terminated unexpectedly')
    })
    expect(reply.statusCode).toBe(503)
    const avatar = await avatarOf(app, person)
    expect(avatar).not.toBe(before)
    for (const name of namesOf(avatar)) {
      expect((await show(app, `/pictures/${name}`)).statusCode).toBe(200)
    }
  })

  it('keeps both pictures when the disk fails, until the sweep deletes the new one', async () => {
    const person = await aPerson(app)
    const avatar = await uploaded(app, person, picture)
    const reply = await uploadWhere(person, () => async () => {
      throw new Error('EIO: i/o error, fdatasync')
    })
    expect(reply.statusCode).toBe(500)
    expect(await avatarOf(app, person)).toBe(avatar)
    expect(await filesIn(app)).toHaveLength(6)
    app.clock.set(Date.now() + 2 * HOUR)
    expect(await sweep(app.services)).toBe(3)
    expect(await filesIn(app)).toEqual(expect.arrayContaining(namesOf(avatar)))
  })
})
