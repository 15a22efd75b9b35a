import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Two companies with their people, a paying public person and an app admin. */
export type Cast = Record<
  'member' | 'companyAdmin' | 'stranger' | 'strangeAdmin' | 'appAdmin',
  Actor
>

export async function aCast(app: TestApp): Promise<Cast> {
  const [company, other] = [await aCompany(app), await aCompany(app)]
  return {
    member: await aPerson(app, { company }),
    companyAdmin: await aPerson(app, { company, isCompanyAdmin: true }),
    stranger: await aPerson(app, { company: other }),
    strangeAdmin: await aPerson(app, { company: other, isCompanyAdmin: true }),
    appAdmin: await aPerson(app, { company: other, isAppAdmin: true }),
  }
}

export type Sample = {
  name: string
  type: string
  /** The caller who makes and changes it, and one of the same role without access to it */
  by: keyof Cast
  other: keyof Cast
  /** The required fields of the create call */
  obj: Record<string, unknown>
  /** One field that can be changed, with a new value */
  change: Record<string, unknown>
  /** Every plain field, to check that no field changed */
  read: string
}

const FLOW = {
  entity: 'team',
  startTime: '2026-11-20T10:00:00.000Z',
  steps: [
    {
      page: 'important-thing',
      selected: [{ id: 't1', title: 'Trust' }],
      timestamp: '2026-11-20T10:01:00.000Z',
    },
  ],
}

/** The entities that have a create call; people sign up instead. */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'company',
    type: 'Company',
    by: 'appAdmin',
    other: 'strangeAdmin',
    obj: { name: 'Made here' },
    change: { industry: 'Banks' },
    read: '_id version name industry require2FA createdDate updatedDate',
  },
  {
    name: 'goal',
    type: 'Goal',
    by: 'member',
    other: 'stranger',
    obj: { adviceTitle: 'Ask first', entity: 'team' },
    change: { note: 'On Monday' },
    read: '_id version adviceTitle entity note progress isGoal isBookmark createdDate updatedDate advices { id }',
  },
  {
    name: 'reminder',
    type: 'Reminder',
    by: 'companyAdmin',
    other: 'strangeAdmin',
    obj: { targetDate: '2026-11-30', text: 'Say thanks' },
    change: { text: 'Say it today' },
    read: '_id version targetDate text actions roles createdDate updatedDate company { _id }',
  },
  {
    name: 'history',
    type: 'History',
    by: 'member',
    other: 'stranger',
    obj: { flow: FLOW, startTime: '2026-11-20T10:00:00.000Z' },
    change: { liked: 3 },
    read: '_id version startTime endTime liked flow { entity startTime steps { page timestamp selected { id title } } }',
  },
  {
    name: 'search',
    type: 'Search',
    by: 'member',
    other: 'stranger',
    obj: { query: 'trust' },
    change: { searchType: 'action' },
    read: '_id version query searchType date',
  },
  {
    name: 'impactActionHistory',
    type: 'ImpactActionHistory',
    by: 'member',
    other: 'stranger',
    obj: { id: 'a1' },
    change: { title: 'Listen' },
    read: '_id version id type title source entity createdDate viewedDate user { _id }',
  },
  {
    name: 'orgInfo',
    type: 'OrgInfo',
    by: 'companyAdmin',
    other: 'strangeAdmin',
    obj: { id: 'rewards-pay-1' },
    change: { answer: 'Ask Amara' },
    read: '_id version id answer url contactPerson createdDate updatedDate company { _id }',
  },
  {
    name: 'houseEntry',
    type: 'HouseEntry',
    by: 'companyAdmin',
    other: 'strangeAdmin',
    obj: { kind: 'term', title: 'OKR', text: 'Objectives and key results' },
    change: { text: 'What we aim for, and how we see that we got there' },
    read: '_id version kind title text link createdDate updatedDate company { _id }',
  },
]

type NamedField = Pick<Sample, 'name' | 'type' | 'read'>
export const createCall = ({ name, type, read }: NamedField) =>
  `mutation($obj: ${type}CreateInput!) { done: ${name}Create(obj: $obj) { ${read} } }`
export const updateCall = ({ name, type, read }: NamedField) =>
  `mutation($obj: ${type}UpdateInput!) { done: ${name}Update(obj: $obj) { ${read} } }`
export const getCall = ({ name, read }: NamedField) =>
  `query($_id: ID!) { done: ${name}Get(_id: $_id) { ${read} } }`
export const listCall = ({ name, read }: NamedField) => `{ done: ${name}GetMany { ${read} } }`
export const deleteCall = ({ name, read }: NamedField) =>
  `mutation($_id: ID!) { done: ${name}Delete(_id: $_id) { ${read} } }`
