import { beforeAll, describe, expect, it } from 'vitest'
import { userEntity } from '#accounts/people/people.entity.ts'
import { peoplePersonal } from '#accounts/people/people.personal-data.ts'
import type { Entity } from '#entity/entity.types.ts'
import { GROUPS, KEPT_PARTS } from '#entity/personal.types.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { historyEntity, searchEntity, viewedEntity } from '#learning/activity/activity.entity.ts'
import { goalEntity } from '#learning/goals/goals.entity.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { leaveMarks } from '#testing/markers.ts'
import { aSession, type SeededRecord, seed } from '#testing/policy-world.ts'
import { setRows } from '#testing/rows.ts'
import { SHOWN } from '../personal.ts'
import {
  AUDIENCES,
  type Audience,
  fieldVisibility,
  type GroupSight,
  isIn,
  visibilitiesOf,
  whoSees,
} from './visibility.ts'

const ENTITIES: Entity[] = [userEntity, goalEntity, historyEntity, searchEntity, viewedEntity]
const WHO = '{ whoSeesWhat { group you colleagues companyAdmins appAdmins partners operators } }'
const DAY = 24 * 3_600_000

const groupOf = (table: string, field: string) =>
  GROUPS.find((group) => SHOWN.some((it) => it.table === table && isIn(group, it, field)))

describe('privacy groups', () => {
  it('assigns exactly the existing fields of a person to privacy groups', () => {
    const { group } = peoplePersonal.user
    expect(Object.values(group.fields).flat().sort()).toEqual(Object.keys(userEntity.fields).sort())
  })

  it('gives all fields of a privacy group the same audience', () => {
    for (const group of GROUPS) {
      for (const audience of AUDIENCES) {
        const visibilities = new Set(visibilitiesOf(group, audience, ENTITIES))
        // The owner of a rank is hidden from everyone, while the score beside it can be shown.
        if (group === 'score') visibilities.delete('no')
        expect([group, audience, [...visibilities].length]).toEqual([
          group,
          audience,
          visibilities.size && 1,
        ])
      }
    }
  })

  it('shows an employer no private group, and the score only if it is shared', () => {
    const seen = new Map(whoSees(ENTITIES).map((row) => [row.group, row]))
    const mine = ['profile', 'settings', 'goals', 'flows', 'searches', 'viewed', 'pauses'] as const
    for (const group of [...mine, 'signIns'] as const) {
      expect(seen.get(group)).toMatchObject({ you: 'yes', colleagues: 'no', companyAdmins: 'no' })
      expect(seen.get(group)?.appAdmins).toBe('no')
    }
    expect(seen.get('score')?.companyAdmins).toBe('ifShared')
    for (const row of seen.values()) {
      // Every reader of the handbook sees its contacts.
      if (row.group !== 'contact') expect(row.colleagues).not.toBe('yes')
    }
  })
})

describe('privacy page and API', () => {
  const app = testApp()
  let company: string
  let person: Actor
  let readers: Record<Audience, Actor>
  let said: Map<string, GroupSight>

  beforeAll(async () => {
    app.clock.set(Date.parse('2026-11-01T09:00:00Z'))
    company = await aCompany(app)
    const { _id, ...somebody } = await aPerson(app, { company })
    app.clock.set(Date.parse('2026-11-12T09:00:00Z'))
    person = { ...somebody, _id, token: await aSession(app, _id) }
    person = await leaveMarks(app, person, 'MARK')
    app.clock.move(10 * DAY)
    const fresh = async (more: object) => aPerson(app, { company, ...more })
    readers = {
      you: await sessionOf(person),
      colleagues: await fresh({}),
      companyAdmins: await fresh({ isCompanyAdmin: true }),
      appAdmins: await fresh({ isAppAdmin: true }),
      partners: await fresh({}),
    }
    await setRows(app, 'user', { _id: person._id }, FILLED)
    const { data } = await app.call(WHO, {}, readers.you.token)
    said = new Map(data.whoSeesWhat.map((row: GroupSight) => [row.group, row]))
  })

  /** A session of a person with a proven second factor. */
  const sessionOf = async (of: Actor): Promise<Actor> => {
    const token = await aSession(app, of._id)
    await setRows(app, 'session', { user: of._id }, { assurance: 2 })
    return { ...of, token }
  }
  const MADE = { confirmedDate: 1, createdDate: 1 }
  const FILLED = {
    ...{
      tier: 'member',
      impactRanking: '["team"]',
      feedsOfTheDay: '[1]',
      feedsShown: '[1]',
      feedUpdateDate: '2026-11-01',
    },
    ...{ newsReadDate: '2026-11-02' },
    ...{
      profileCluster: 1,
      timeCommitDaily: 10,
      role: 'team',
      lastIosLogin: '2026-11-03',
      timeZone: 'UTC',
    },
    ...{ holidayCalendar: 'DE', language: 'en', motivations: '["money"]' },
    ...{ learningStyles: '["read"]', selectedTraitIds: '["MARK"]', deletionDate: null },
  }

  /** The values of a person's field that a reader gets from all queries. */
  async function read(field: string, by: Actor): Promise<unknown[]> {
    const part = field === 'company' ? 'company { _id }' : field
    const query = `query($_id: ID!) {
      userGet(_id: $_id) { ${part} } }`
    const lists = ['userGetMany', 'getCompanyMembers']
    const one = await app.call(query, { _id: person._id }, by.token)
    const found = one.errors.length > 0 ? [] : [one.data.userGet[field]]
    for (const list of lists) {
      const { data, errors } = await app.call(`{ ${list} { _id ${part} } }`, {}, by.token)
      if (errors.length > 0) continue
      const row = data[list].find((it: { _id: string }) => it._id === person._id)
      if (row !== undefined) found.push(row[field])
    }
    return found
  }

  it.each(Object.keys(userEntity.fields))(
    'shows the field %s of a person to the audiences on the privacy page',
    async (field) => {
      for (const audience of AUDIENCES) {
        const answers = await read(field, readers[audience])
        const isSeen = answers.some((answer) => answer !== null)
        // An open account has no date of deletion.
        if (audience === 'you' && field === 'deletionDate') continue
        const row = said.get(groupOf('user', field) ?? '')
        const group = row?.[audience]
        expect([field, audience, isSeen]).toEqual([
          field,
          audience,
          fieldVisibility(userEntity, field, audience) === 'yes',
        ])
        if (isSeen) expect([field, audience, group]).toEqual([field, audience, 'yes'])
      }
    },
  )

  it.each(ENTITIES.slice(1))(
    'shows each $name to the audiences on the privacy page',
    async ({ name, table }) => {
      const _id = await seed(app, name as SeededRecord, { user: person._id })
      for (const audience of AUDIENCES) {
        const { token } = readers[audience]
        const one = await app.call(`query { done: ${name}Get(_id: "${_id}") { _id } }`, {}, token)
        const all = await app.call(`{ done: ${name}GetMany { _id } }`, {}, token)
        const seen = [one.data?.done, ...(all.data?.done ?? [])].some((row) => row?._id === _id)
        expect([name, audience, seen]).toEqual([
          name,
          audience,
          said.get(groupOf(table, '_id') ?? '')?.[audience] === 'yes',
        ])
      }
    },
  )

  it('shows an admin the score only if the person shares it, as on the privacy page', async () => {
    const ask = `{ getCompanyMembersIndex(companyId: "${company}", yearWeek: "2026-46") {
      members { _id } } }`
    const shown = async (by: Actor) =>
      JSON.stringify((await app.call(ask, {}, by.token)).data ?? null).includes(person._id)
    const table = new Map<string, boolean[]>()
    for (const share of [0, 1] as const) {
      await app.services.store.write(async (trx) => {
        await trx
          .updateTable('user')
          .set({ shareWeeklyScore: share, shareWeeklyScoreSince: share === 1 ? 0 : null })
          .where('_id', '=', person._id)
          .execute()
        await trx.deleteFrom('companyWeek').execute()
        await trx.updateTable('impactWeek').set({ disclosedTo: null }).execute()
      })
      await closeWeeks(app.services)
      for (const audience of ['colleagues', 'companyAdmins', 'appAdmins'] as const) {
        table.set(audience, [...(table.get(audience) ?? []), await shown(readers[audience])])
      }
    }
    for (const [audience, [before, after]] of table) {
      const visibility = said.get('score')?.[audience as Audience]
      expect([audience, before, after]).toEqual([audience, false, visibility === 'ifShared'])
    }
  })

  it.each([
    ['whether they have begun', 'begun', '{ memberGetMany { rows { _id state } } }'],
    ['whether they have a second step', 'secondStep', '{ companySecondFactors { names } }'],
  ])('shows a single fact to the audiences on the privacy page: %s', async (_what, group, call) => {
    const one = await aPerson(app, { company })
    const set = (values: object) =>
      app.services.store.write(async (trx) => {
        await trx.updateTable('user').set(values).where('_id', '=', one._id).execute()
      })
    const factor = { user: one._id, sealedSecret: 'x', lastStep: 0, ...MADE }
    await set({ firstName: 'Unmistakable' })
    const answers = async () => {
      const all = []
      for (const audience of ['colleagues', 'companyAdmins', 'appAdmins'] as const) {
        all.push((await app.call(call, {}, readers[audience].token)).data ?? null)
      }
      return all.map((answer) => JSON.stringify(answer))
    }
    const before = await answers()
    await set({ showWelcomeDialog: 1 })
    await app.services.store.write((trx) => trx.insertInto('totp').values(factor).execute())
    const after = await answers()
    const tells = before.map((answer, at) => (answer === after[at] ? 'no' : 'yes'))
    const { colleagues, companyAdmins, appAdmins } = said.get(group) as GroupSight
    expect(tells).toEqual([colleagues, companyAdmins, appAdmins])
    expect(said.get(group)).toMatchObject({ you: 'yes', companyAdmins: 'yes' })
  })

  it('shows company data to the audiences on the privacy page, with its retention', async () => {
    const one = await aPerson(app, { company })
    const admin = readers.companyAdmins
    const _import = await importsOf(app, admin).look(`email,Remark\n${one.email},late`)
    const obj = { email: `invited-${one.email}` }
    const invite = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
    expect((await app.call(invite, { obj }, admin.token)).errors).toEqual([])
    const calls: [string, string][] = [
      [
        `{ memberImportRowGetMany(_id: "${_import}", companyId: "${company}") { rows { email } } }`,
        one.email,
      ],
      [`{ memberGetMany(companyId: "${company}", state: invited) { rows { email } } }`, obj.email],
      [`{ companyEventGetMany(companyId: "${company}") { about } }`, obj.email],
    ]
    for (const [call, mark] of calls) {
      for (const audience of ['colleagues', 'companyAdmins', 'appAdmins'] as const) {
        const { data } = await app.call(call, {}, readers[audience].token)
        const seen = JSON.stringify(data ?? null).includes(mark) ? 'yes' : 'no'
        expect([call, audience, seen]).toEqual([call, audience, said.get('byCompany')?.[audience]])
      }
    }
    const { data } = await app.call('{ whoSeesWhat { group kept { what days } } }', {}, one.token)
    const kept = data.whoSeesWhat.filter((row: { kept: unknown[] }) => row.kept.length > 0)
    expect(kept).toEqual([
      {
        group: 'byCompany',
        kept: expect.arrayContaining([
          { what: 'importRows', days: 7 },
          { what: 'invitations', days: 30 },
          { what: 'adminAddress', days: null },
          { what: 'changes', days: 365 },
        ]),
      },
    ])
    expect(kept[0].kept).toHaveLength(KEPT_PARTS.length)
  })

  it('shows feedback to the audiences on the privacy page', async () => {
    const ask = '{ feedbackGetMany { user_id message } }'
    for (const audience of ['colleagues', 'companyAdmins', 'appAdmins'] as const) {
      const { data } = await app.call(ask, {}, readers[audience].token)
      const seen = JSON.stringify(data ?? null).includes(person._id)
      expect([audience, seen]).toEqual([audience, said.get('feedback')?.[audience] === 'yes'])
    }
  })

  it('shows sessions, events, pauses and ratings to the person only', async () => {
    const calls = [
      ...['sessionGetMany { _id }', 'identityEventGetMany { _id }', 'pauseGetMany { _id }'],
      'likedActionGetById(id: "MARK")',
      'likedActionGetMany { id }',
    ]
    for (const call of calls) {
      const mine = await app.call(`{ done: ${call} }`, {}, readers.you.token)
      expect(mine.errors).toEqual([])
      for (const audience of ['colleagues', 'companyAdmins', 'appAdmins'] as const) {
        const { data } = await app.call(`{ done: ${call} }`, {}, readers[audience].token)
        expect([call, audience, data.done ?? []]).not.toEqual([call, audience, mine.data.done])
      }
    }
  })

  it('omits colleagues and admins on the privacy page of people without a company', async () => {
    const alone = await aPerson(app, { company: null })
    const { data } = await app.call(WHO, {}, alone.token)
    expect(data.whoSeesWhat).toHaveLength(GROUPS.length)
    for (const { group, colleagues, companyAdmins } of data.whoSeesWhat) {
      // A company that invites them still keeps its data about them.
      const expected = group === 'byCompany' ? ['no', 'yes'] : [null, null]
      expect([group, colleagues, companyAdmins]).toEqual([group, ...expected])
    }
  })
})
