import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

const READ = `_id version email firstName lastName job timeZone role timeCommitDaily motivations
  learningStyles selectedTraitIds tier isCompanyAdmin emailVerified`
const UPDATE = `mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { ${READ} } }`

describe('people', () => {
  const app = testApp()
  let member: Actor

  beforeAll(async () => {
    member = await aPerson(app)
  })

  const save = (obj: object) => app.call(UPDATE, { obj: { _id: member._id, ...obj } }, member.token)

  it('saves a person’s own profile and keeps the order of each list', async () => {
    const profile = {
      job: 'Nurse',
      timeZone: 'Europe/Lisbon',
      role: 'function',
      timeCommitDaily: 20,
      motivations: ['purpose', 'learn'],
      learningStyles: ['video-short', 'read'],
      selectedTraitIds: ['t9', 't1'],
    }
    const { data } = await save(profile)
    expect(data.done).toMatchObject(profile)
    const { data: mine } = await app.call(`{ me { ${READ} } }`, {}, member.token)
    expect(mine.me).toEqual(data.done)
  })
})
