import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

type Trait = { id: string; key: string; screen: number }
const READ = '_id version firstName role selectedTraitIds profileCluster'
const CLUSTER = `mutation($count: TraitCountInput, $user: UserProfileInput!) {
  done: userProfileCluster(traitCount: $count, user: $user) { ${READ} } }`
const UPDATE = `mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { ${READ} } }`

describe.each(DATABASES)('profile cluster on %s', (database) => {
  const app = testApp(database)
  let person: Actor
  let company: string
  let traits: Trait[]

  beforeAll(async () => {
    company = await aCompany(app)
    const { token } = await aPerson(app, { company })
    const reply = await app.http.inject({
      url: '/content/v0/goodwork/trait',
      headers: { authorization: `Bearer ${token}` },
    })
    traits = reply.json().records.map((record: { fields: Trait }) => record.fields)
  })
  beforeEach(async () => {
    person = await aPerson(app, { company })
  })

  /** Ids of the first traits with a key */
  const of = (key: string, count: number) =>
    traits
      .filter((trait) => trait.key === key)
      .slice(0, count)
      .map(({ id }) => id)
  const ask = (user: object, count: object | null = null) =>
    app.call(CLUSTER, { user, count }, person.token)
  const save = (obj: object) => app.call(UPDATE, { obj: { _id: person._id, ...obj } }, person.token)
  const twelve = () => [...of('advocate', 5), ...of('explorer', 4), ...of('confidant', 3)]

  it('accepts one of several concurrent saves of the profile cluster', async () => {
    const answers = await Promise.all(
      ['team', 'function', 'individual'].map((role) =>
        ask({ version: 1, role, selectedTraitIds: twelve() }),
      ),
    )
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code)
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined])
  })

  if (database === 'postgres') return

  it('computes the profile cluster from the traits and ignores the caller’s count', async () => {
    const selectedTraitIds = twelve()
    const user = { firstName: '  Ada\u202e ', role: 'team', selectedTraitIds }
    const { data } = await ask(user, { promoter: 14, advocate: 0 })
    expect(data.done).toMatchObject({ firstName: 'Ada', role: 'team', profileCluster: 3 })
    expect(data.done.selectedTraitIds).toEqual(selectedTraitIds)
    const { data: mine } = await app.call(`{ me { ${READ} } }`, {}, person.token)
    expect(mine.me).toEqual(data.done)
  })

  it('lets the person change and clear the profile cluster, and computes it again', async () => {
    await ask({ selectedTraitIds: twelve() })
    expect((await save({ profileCluster: 0 })).data.done.profileCluster).toBe(0)
    expect((await save({ profileCluster: null })).data.done.profileCluster).toBeNull()
    expect((await ask({})).data.done.profileCluster).toBe(3)
    for (const profileCluster of [5, -1]) {
      const { errors } = await save({ profileCluster })
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'profileCluster',
      })
    }
  })

  it.each([
    ['eleven traits', () => twelve().slice(1)],
    ['no traits', () => []],
    ['eleven traits with two favourites', () => [...twelve().slice(1), ...twelve().slice(1, 3)]],
    ['a trait that does not exist', () => [...twelve(), 'no-such-trait']],
    ['traits with names of JavaScript properties', () => [...twelve(), '__proto__', 'constructor']],
    ['a trait three times', () => [...twelve(), ...of('advocate', 1), ...of('advocate', 1)]],
    ['three favourites', () => [...twelve(), ...of('advocate', 3)]],
  ])('refuses a wrong list of traits and saves no other field: %s', async (_name, ids) => {
    const { errors } = await ask({ role: 'team', selectedTraitIds: ids() })
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'selectedTraitIds',
    })
    const { data } = await app.call(`{ me { ${READ} } }`, {}, person.token)
    expect(data.me).toMatchObject({ role: 'individual', profileCluster: null, version: 1 })
  })

  it('logs a profile cluster with fewer than twelve traits', async () => {
    const said = vi.spyOn(app.http.log, 'info')
    await ask({ selectedTraitIds: twelve().slice(1) })
    expect(said.mock.calls.flat()).toContain('traits less than 12')
    said.mockRestore()
  })
})
