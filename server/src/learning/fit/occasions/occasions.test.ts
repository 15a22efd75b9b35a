import { readCompiled } from '@goodwork/content/compiled.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { aPerson } from '#testing/factories.ts'

const GET = 'query($entity: String) { done: occasionsGet(entity: $entity) { kits paths } }'
const GOAL = 'mutation($obj: GoalCreateInput!) { done: goalCreate(obj: $obj) { _id } }'

type Row = { id: string; entity: string[] }

describe.each(DATABASES)('the order of kits and paths on %s', (database) => {
  const app = testApp(database)
  const rows = (table: string) =>
    (readCompiled().tables[table]?.rows ?? []).map(({ fields }) => fields as unknown as Row)
  const of = (table: string, entity?: string) =>
    rows(table)
      .filter((row) => entity === undefined || row.entity[0] === entity)
      .map(({ id }) => id)
      .sort()

  it('has all of them, or those of an entity, without open goals', async () => {
    const person = await aPerson(app)
    const get = (entity?: string) => app.done(GET, { entity }, person.token)
    const all = await get()
    expect(all.kits.toSorted()).toEqual(of('kit'))
    expect(all.paths.toSorted()).toEqual(of('path'))
    expect((await get('team')).kits.toSorted()).toEqual(of('kit', 'team'))
    const [kitId] = all.kits
    const obj = { adviceId: kitId, kitId, adviceTitle: 'A kit', entity: 'team', isGoal: true }
    await app.done(GOAL, { obj }, person.token)
    expect((await get()).kits).not.toContain(kitId)
  })

  it('refuses an unknown entity', async () => {
    const person = await aPerson(app)
    const { errors } = await app.call(GET, { entity: 'nobody' }, person.token)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'entity' })
  })
})
