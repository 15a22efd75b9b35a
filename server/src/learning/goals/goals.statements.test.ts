import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { PASSWORD, signIn } from '#testing/sign-in.ts'
import { countStatements } from '#testing/statements.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CREATE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
const READ = 'mutation($feedId: ID!) { recordReadFeed(feedId: $feedId) { weeklyScore } }'

describe.each(DATABASES)('the most frequent writes on %s', (database) => {
  let app: TestApp
  let person: Actor
  beforeAll(async () => {
    app = await makeTestApp(database)
    person = await aPerson(app)
    // The first action of a week writes more rows, so it isn't counted.
    await save('first')
  })
  afterAll(() => app.drop())

  async function call(query: string, variables: object): Promise<void> {
    await app.done(query, variables, person.token)
  }
  const save = (adviceId: string) =>
    call(CREATE, {
      obj: { adviceId, adviceTitle: 'Ask', entity: 'team', isGoal: true, isBookmark: false },
    })

  it('saves a goal with six statements', async () => {
    const count = await countStatements(app.services.store, () => save('second'))
    expect(count.writes).toBe(6)
  })

  it('records a read tip with three statements', async () => {
    const count = await countStatements(app.services.store, () => call(READ, { feedId: '1' }))
    expect(count.writes).toBe(3)
  })

  it('signs a person in with nine statements', async () => {
    await setPassword(app, person, PASSWORD)
    const login = async () => expect((await signIn(app, person)).errors).toEqual([])
    await login()
    const { writes, reads } = await countStatements(app.services.store, login)
    expect(writes + reads).toBe(9)
  })
})
