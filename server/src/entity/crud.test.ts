import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import {
  aCast,
  type Cast,
  createCall,
  deleteCall,
  getCall,
  listCall,
  SAMPLES,
  updateCall,
} from '#testing/entity-samples.ts'
import { aQuestion, QUESTIONS } from '#testing/handbook.ts'
import { post } from '#testing/raw.ts'

describe.each(DATABASES)('the shared calls of entities on %s', (database) => {
  const app = testApp(database)
  let cast: Cast

  beforeAll(async () => {
    cast = await aCast(app)
  })

  describe.each(SAMPLES)('$name', (sample) => {
    let token: string
    let foreign: string
    let obj: Record<string, unknown>
    let made: Record<string, unknown> & { _id: string; version: number }

    const call = (query: string, variables: object) => app.done(query, variables, token)
    const code = (query: string, variables: object, who = token) => app.code(query, variables, who)
    const stored = () => call(getCall(sample), { _id: made._id })
    const ids = async () =>
      (await call(listCall(sample), {})).map((row: { _id: string }) => row._id)

    beforeEach(async () => {
      token = cast[sample.by].token
      foreign = cast[sample.other].token
      obj = { ...sample.obj, ...fresh(sample.obj) }
      made = await call(createCall(sample), { obj })
    })

    it('creates, reads, lists, changes and deletes a record', async () => {
      expect(made).toMatchObject({ ...obj, version: 1 })
      expect(await stored()).toEqual(made)
      expect(await ids()).toContain(made._id)
      const save = { _id: made._id, version: 1, ...sample.change }
      const changed = await call(updateCall(sample), { obj: save })
      expect(changed).toMatchObject({ ...obj, ...sample.change, version: 2 })
      expect(await stored()).toEqual(changed)
      expect((await call(deleteCall(sample), { _id: made._id }))._id).toBe(made._id)
      expect(await code(getCall(sample), { _id: made._id })).toBe('NOT_FOUND')
      expect(await ids()).not.toContain(made._id)
      expect(await code(deleteCall(sample), { _id: made._id })).toBe('NOT_FOUND')
    })

    it('answers an unknown id and another person’s id byte for byte alike', async () => {
      const headers = { authorization: `Bearer ${foreign}` }
      const unknown = randomUUID()
      const bodies = async (_id: string) => {
        const calls: [string, object][] = [
          [getCall(sample), { _id }],
          [updateCall(sample), { obj: { _id, ...sample.change } }],
          [updateCall(sample), { obj: { _id, version: 1, ...sample.change } }],
          [updateCall(sample), { obj: { _id, version: 99, ...sample.change } }],
          [deleteCall(sample), { _id }],
        ]
        const replies = []
        for (const [query, variables] of calls) {
          replies.push(await post(app, JSON.stringify({ query, variables }), headers))
        }
        return replies.map((reply) => `${reply.statusCode} ${reply.body}`)
      }
      const before = await stored()
      const ofAnother = await bodies(made._id)
      expect(ofAnother).toEqual(await bodies(unknown))
      expect(ofAnother[0]).toContain('NOT_FOUND')
      expect(await stored()).toEqual(before)
      const listed = await app.call(listCall(sample), {}, foreign)
      expect(JSON.stringify(listed.data)).not.toContain(made._id)
    })

    it.each(['', 'x', '\u0000', '%', "' or 1=1 --", '🌱', 'a'.repeat(5000)])(
      'answers the invalid id “%s” like an unknown id',
      async (_id) => {
        const unknown = await app.call(getCall(sample), { _id: randomUUID() }, token)
        const odd = await app.call(getCall(sample), { _id }, token)
        expect(odd.errors).toEqual(unknown.errors)
        expect(await code(updateCall(sample), { obj: { _id, ...sample.change } })).toBe('NOT_FOUND')
        const deleted = await code(deleteCall(sample), { _id }, cast[sample.by].token)
        expect(deleted).toBe('NOT_FOUND')
      },
    )

    it('refuses the save of a second tab with CONFLICT, and changes nothing', async () => {
      const save = (version: number, value: object) =>
        app.call(updateCall(sample), { obj: { _id: made._id, version, ...value } }, token)
      const first = await save(1, sample.change)
      const second = await save(1, sample.change)
      expect(second.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' })
      expect(second.errors[0]?.message).toMatch(/in the meantime/)
      expect(await stored()).toEqual(first.data.done)
    })

    it('accepts one of ten tabs that save the same version at once', async () => {
      const save = { _id: made._id, version: 1, ...sample.change }
      const codes = await Promise.all(
        Array.from({ length: 10 }, () => code(updateCall(sample), { obj: save })),
      )
      expect(codes.filter((it) => it === undefined)).toHaveLength(1)
      expect(codes.filter((it) => it === 'CONFLICT')).toHaveLength(9)
      expect((await stored()).version).toBe(2)
    })

    it('makes one record when a create is sent again', async () => {
      const another = { ...obj, ...fresh(obj), _id: randomUUID() }
      const before = (await ids()).length
      const all = await Promise.all(
        Array.from({ length: 5 }, () => app.call(createCall(sample), { obj: another }, token)),
      )
      for (const answer of all) expect(answer.data).toEqual(all[0]?.data)
      expect(all[0]?.data.done._id).toBe(another._id)
      expect((await ids()).length).toBe(before + 1)
    })

    it('refuses to create a record with the id of another person’s record, without disclosing it', async () => {
      const before = await stored()
      const taken = { ...obj, ...fresh(obj), _id: made._id }
      const { data, errors } = await app.call(createCall(sample), { obj: taken }, foreign)
      expect(data).toBeNull()
      // Only app admins create companies, so a company admin is refused before that.
      const expected = sample.name === 'company' ? 'FORBIDDEN' : 'CONFLICT'
      expect(errors[0]?.extensions.code).toBe(expected)
      expect(JSON.stringify(errors)).not.toContain(JSON.stringify(Object.values(sample.change)[0]))
      expect(await stored()).toEqual(before)
      const mine = await app.call(listCall(sample), {}, foreign)
      expect(mine.data.done.map((row: { _id: string }) => row._id)).not.toContain(made._id)
    })

    it.each(['1', 'A9F0C9E2-0000-4000-8000-000000000000', `${randomUUID()} `, '{}'])(
      'refuses %s as the id of a new record',
      async (_id) => {
        const { errors } = await app.call(
          createCall(sample),
          { obj: { ...sample.obj, _id } },
          token,
        )
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: '_id' })
      },
    )
  })
})

/** The id of a question without an answer, for the answers of a handbook. */
const fresh = (obj: { id?: unknown }) =>
  obj.id === undefined
    ? {}
    : { id: QUESTIONS.includes(String(obj.id)) ? aQuestion() : `item ${randomUUID()}` }
