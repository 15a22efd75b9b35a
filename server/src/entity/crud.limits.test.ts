import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entity, Field } from '#entity/entity.types.ts'
import { historyEntity, searchEntity, viewedEntity } from '#learning/activity/activity.entity.ts'
import { goalEntity } from '#learning/goals/goals.entity.ts'
import { testApp } from '#testing/app.ts'
import {
  aCast,
  type Cast,
  createCall,
  listCall,
  SAMPLES,
  updateCall,
} from '#testing/entity-samples.ts'
import { aQuestion } from '#testing/handbook.ts'
import type { TestApp } from '#testing/test-app.ts'

const goal = SAMPLES.find((it) => it.name === 'goal')
if (goal === undefined) throw new Error('There is no sample of a goal.')

/** Longest text of each field, in characters; one more is refused. */
const LONGEST: Record<string, Record<string, number>> = {
  // Shorter texts have their own formats, and `impactAdviceId` is the same as `adviceId`.
  goal: Object.fromEntries(
    Object.entries<Field>(goalEntity.fields).flatMap(([name, { max = 0 }]) =>
      max >= 100 && name !== 'impactAdviceId' ? [[name, max]] : [],
    ),
  ),
  company: { name: 200, referralCode: 100 },
  reminder: { text: 2000, categoryTitle: 200 },
  search: { query: 300, searchType: 50 },
  impactActionHistory: { type: 50, title: 200, source: 100 },
  orgInfo: { answer: 10_000, contactPerson: 200 },
  houseEntry: { title: 120, text: 2000 },
}

describe('limits of entities', () => {
  const app = testApp()
  let cast: Cast

  beforeAll(async () => {
    cast = await aCast(app)
  })

  const fields = SAMPLES.flatMap((sample) =>
    Object.entries(LONGEST[sample.name] ?? {}).map(([name, max]) => ({
      ...{ sample, name, max, field: `${sample.name}: ${name}` },
      // Only one record may have an id, so each case of the handbook takes another question.
      id: sample.name === 'orgInfo' ? aQuestion() : randomUUID(),
    })),
  )

  it.each(fields)(
    'allows $max characters in $field, and refuses more',
    async ({ sample, name, max, id }) => {
      const { token } = cast[sample.by]
      const obj = 'id' in sample.obj ? { id } : sample.obj
      const made = await app.done(createCall(sample), { obj }, token)
      const read = { ...sample, read: `version ${name}` }
      const save = (value: string) =>
        app.call(updateCall(read), { obj: { _id: made._id, [name]: value } }, token)
      // Three bytes each, which shows that the limit counts characters.
      const longest = 'あ'.repeat(max)
      expect((await save(longest)).data.done[name]).toBe(longest)
      const over = await save(`${longest}.`)
      expect(over.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
      expect(over.errors[0]?.message).toContain(`${max} characters or fewer`)
      const { data } = await save(longest)
      expect(data.done.version).toBe(3)
    },
  )

  it('allows 20 copies of advice in a goal, and refuses more', async () => {
    const { token } = cast.member
    const advices = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: 'T', body: 'B' }))
    const make = (count: number) =>
      app.call(createCall(goal), { obj: { adviceTitle: 'T', advices: advices(count) } }, token)
    expect((await make(20)).data.done.advices).toHaveLength(20)
    expect((await make(21)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'advices',
    })
    const long = [{ id: '1', title: 'T', body: 'x'.repeat(70_000) }]
    const { errors } = await app.call(
      createCall(goal),
      { obj: { adviceTitle: 'T', advices: long } },
      token,
    )
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'advices' })
  })

  it('returns line breaks, quotes, emoji and markup in a text unchanged', async () => {
    const notes = [
      'line\nline\ttab',
      '"quoted" \\ back',
      'a\u2028b\u2029c',
      '👩‍👩‍👧 é e\u0301',
      '<b>&amp;',
      "'; drop table goal; --",
    ]
    for (const note of notes) {
      const obj = { adviceTitle: 'T', note }
      const made = (await app.call(createCall(goal), { obj }, cast.member.token)).data.done
      expect(made.note).toBe(note)
      const { data } = await app.call(listCall(goal), {}, cast.member.token)
      expect(data.done.find((it: { _id: string }) => it._id === made._id).note).toBe(note)
    }
  })

  it.each([goalEntity, historyEntity, searchEntity, viewedEntity])(
    'allows 1,000 records of $name for a person, in five pages, and refuses the next',
    async (entity: Entity) => {
      const sample = SAMPLES.find((it) => it.name === entity.name)
      if (sample === undefined) throw new Error('no sample')
      const { token, _id: user } = cast.stranger
      const obj = (at: number) => ('id' in sample.obj ? { id: `i${at}` } : sample.obj)
      await app.call(createCall(sample), { obj: obj(0) }, token)
      await fill(app, entity, user, entity.most - 2)
      expect((await app.call(createCall(sample), { obj: obj(1) }, token)).errors).toEqual([])
      expect(await app.code(createCall(sample), { obj: obj(2) }, token)).toBe('LIMIT_REACHED')
      const short = { ...sample, read: '_id' }
      const seen = new Set<string>()
      const list = `query($after: ID) { done: ${entity.name}GetMany(after: $after) { _id } }`
      let { data } = await app.call(listCall(short), {}, token)
      const [first] = data.done
      for (let page = 0; page < 5; page += 1) {
        expect(data.done).toHaveLength(200)
        for (const { _id } of data.done) seen.add(_id)
        ;({ data } = await app.call(list, { after: data.done[199]._id }, token))
      }
      expect(data.done).toEqual([])
      expect(seen.size).toBe(1000)
      const del = `mutation($_id: ID!) { ${entity.name}Delete(_id: $_id) { _id } }`
      expect((await app.call(del, first, token)).errors).toEqual([])
      expect((await app.call(createCall(sample), { obj: obj(3) }, token)).errors).toEqual([])
    },
  )
})

/** Copies the person's first record `count` times: inserts, not a thousand calls. */
async function fill(app: TestApp, entity: Entity, user: string, count: number): Promise<void> {
  await app.services.store.write(async (trx) => {
    const table = entity.table as 'search'
    const first = await trx
      .selectFrom(table)
      .selectAll()
      .where('user', '=', user)
      .executeTakeFirst()
    if (first === undefined) throw new Error('There is nothing to copy.')
    const copies = Array.from({ length: count }, (_, at) => ({
      ...first,
      _id: randomUUID(),
      ...('id' in first ? { id: `copy ${at}` } : {}),
    }))
    // SQLite and PostgreSQL both bind a limited number of values at once.
    for (let at = 0; at < copies.length; at += 100) {
      await trx
        .insertInto(table)
        .values(copies.slice(at, at + 100))
        .execute()
    }
  })
}
