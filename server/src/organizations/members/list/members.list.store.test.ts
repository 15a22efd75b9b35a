import { beforeAll, expect, it } from 'vitest'
import type { Page } from '#organizations/members/core/members.rules.ts'
import { testApp } from '#testing/app.ts'
import { aCompany } from '#testing/factories.ts'
import { pageOfInvited, pageOfMembers } from './members.list.store.ts'

const app = testApp('sqlite')
let company: string
beforeAll(async () => {
  company = await aCompany(app)
})

type Step = { opcode: string; p1: number; p2: number; p3: number }

/** The reads of table rows while an index is scanned. */
async function readsBeside(index: string, page: Page): Promise<Step[]> {
  const { rows } = app.services.store
  const { read } = app.services.store
  const query = page.state === 'invited' ? pageOfInvited(read, page) : pageOfMembers(read, page)
  const { sql, parameters } = query.compile()
  const steps = (await rows(`explain ${sql}`, parameters)) as Step[]
  const place = 'select rootpage from sqlite_schema where name = ?'
  const [{ rootpage }] = (await rows(place, [index])) as [{ rootpage: number }]
  const opened = steps.find(({ opcode, p2 }) => opcode === 'OpenRead' && p2 === rootpage)
  expect(opened, `${index} is walked`).toBeDefined()
  const seek = steps.find(({ opcode, p1 }) => opcode === 'DeferredSeek' && p1 === opened?.p1)
  return steps.filter(({ opcode, p1 }) => opcode === 'Column' && p1 === seek?.p3)
}

const ASKED = { words: ['ada', 'silva'], state: 'deactivated', role: 'team', most: 51 } as const

it.each([
  ['name', 'joinedDate', 'user_members', ['a', 'b', 'c']],
  ['newest', 'joinedDate', 'user_company_joinedDate', [1, 'c']],
  ['newest', 'createdDate', 'user_company_createdDate', [1, 'c']],
] as const)(
  'a member list by %s (%s) reads no rows outside the page',
  async (sort, newestBy, index, place) => {
    for (const whose of [company, null]) {
      for (const after of [null, place]) {
        const page: Page = { ...ASKED, company: whose, sort, newestBy, after }
        expect(await readsBeside(index, page)).toEqual([])
      }
    }
  },
)

it('a list of invitations reads no rows outside the page', async () => {
  for (const [sort, index] of [
    ['name', 'invitation_company_lastKey_firstKey__id'],
    ['newest', 'invitation_company_createdDate__id'],
  ] as const) {
    const page = { ...ASKED, company, sort, newestBy: 'createdDate', after: null } as const
    expect(await readsBeside(index, { ...page, state: 'invited' })).toEqual([])
  }
})
