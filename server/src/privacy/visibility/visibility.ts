import type { Entity, RecordRow, Scope } from '#entity/entity.types.ts'
import {
  type ExportedTable,
  GROUPS,
  type Group,
  KEPT_PARTS,
  type Retention,
} from '#entity/personal.types.ts'
import { OPERATIONS } from '#graphql/operations.policy.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { SHOWN } from '../personal.ts'

/** Relations to the person: themself, a colleague, a company admin, an app admin, a partner. */
export const AUDIENCES = ['you', 'colleagues', 'companyAdmins', 'appAdmins', 'partners'] as const
export type Audience = (typeof AUDIENCES)[number]

/** ifShared: only if the person allows it; sealed: stored in a form that no one can read. */
export const VISIBILITIES = ['yes', 'no', 'ifShared', 'sealed'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export type GroupSight = {
  group: Group
  kept: Retention[]
  /** The settings that copy the data to a service of another operator */
  copiedBy: NonNullable<ExportedTable['copiedBy']>[]
  operators: Visibility
} & Record<Audience, Visibility>

/** Groups stored in a form that the database alone doesn’t reveal. */
const SEALED: readonly Group[] = ['secrets', 'chats']

const PERSON = 'the person'
const COMPANY = 'their company'

const ROLE = {
  you: 'member',
  colleagues: 'member',
  companyAdmins: 'companyAdmin',
  appAdmins: 'appAdmin',
  partners: 'member',
} as const satisfies Record<Audience, Viewer['role']>

const reader = (audience: Audience): Viewer => ({
  userId: audience === 'you' ? PERSON : 'somebody else',
  companyId: COMPANY,
  role: ROLE[audience],
  isPublicUser: false,
  tier: null,
  state: 'active',
  sessionId: '',
  tokenHash: '',
  signedInAt: 0,
  workRole: null,
})

/** A record of the person with the columns that scopes and audiences check. */
const recordOf = (entity: Entity): RecordRow => ({
  _id: entity.name === 'user' ? PERSON : 'a record',
  version: 1,
  user: PERSON,
  company: COMPANY,
  deletionDate: null,
})

const reaches = (scope: Scope, row: RecordRow): boolean => {
  if (scope === 'all') return true
  if (scope === 'none') return false
  return Object.entries(scope).every(([column, value]) => (row[column] ?? null) === value)
}

const CALLS = ['Get', 'GetMany'] as const
const mayCall = (name: string, audience: Audience) =>
  OPERATIONS[name]?.roles.includes(ROLE[audience]) === true

/** Whether an audience sees a field of a person's entity, by the same rules as the API. */
export function fieldVisibility(entity: Entity, field: string, audience: Audience): Visibility {
  const viewer = reader(audience)
  const row = recordOf(entity)
  if (!CALLS.some((call) => mayCall(`${entity.name}${call}`, audience))) return 'no'
  if (!reaches(entity.readScope(viewer), row)) return 'no'
  const { read } = entity.fields[field] ?? {}
  return read === undefined || read.includes(entity.audience(viewer, row)) ? 'yes' : 'no'
}

/** Whether an audience sees a table of the person that has no entity. */
function tableVisibility({ group, disclosed }: ExportedTable, audience: Audience): Visibility {
  if (group === 'secrets') return 'sealed'
  if (audience === 'you') return 'yes'
  if (disclosed === undefined || ![disclosed.to].flat().some((reader) => reader === audience))
    return 'no'
  return mayCall(disclosed.call, audience) ? disclosed.visibility : 'no'
}

/** Whether a field belongs to a group, by the description of its table. */
export function isIn(group: Group, { group: its }: ExportedTable, field: string): boolean {
  if (typeof its === 'string') return its === group
  return 'fields' in its && its.fields[group]?.includes(field) === true
}

const ORDER: readonly Visibility[] = ['no', 'sealed', 'ifShared', 'yes']

/** All visibilities of a group for one audience. The page shows the widest one. */
export function visibilitiesOf(
  group: Group,
  audience: Audience,
  entities: readonly Entity[],
): Visibility[] {
  const found: Visibility[] = []
  for (const shown of SHOWN) {
    const entity = entities.find(({ table }) => table === shown.table)
    for (const field of Object.keys(entity?.fields ?? {})) {
      if (entity && isIn(group, shown, field)) found.push(fieldVisibility(entity, field, audience))
    }
    if (entity === undefined && shown.group === group) found.push(tableVisibility(shown, audience))
    for (const { group: its, call, ifShared } of shown.facts ?? []) {
      if (its !== group) continue
      // A partner may be in another company, so `disclosed` decides about partners.
      const isReader = audience !== 'partners' && (ifShared ?? audience) === audience
      const sight = ifShared === undefined ? 'yes' : 'ifShared'
      if (audience === 'you') found.push('yes')
      else found.push(isReader && mayCall(call, audience) ? sight : 'no')
    }
  }
  return found
}

/** The stored data of a group and its retention, from the descriptions. */
const keptOf = (group: Group): Retention[] =>
  SHOWN.flatMap((shown) => [
    ...(shown.group === group ? [shown.kept] : []),
    ...(shown.facts ?? []).map((fact) => (fact.group === group ? fact.kept : undefined)),
  ])
    .filter((kept) => kept !== undefined)
    .sort((a, b) => KEPT_PARTS.indexOf(a.what) - KEPT_PARTS.indexOf(b.what))

const widest = (visibilities: readonly Visibility[]): Visibility =>
  visibilities.reduce((most, it) => (ORDER.indexOf(it) > ORDER.indexOf(most) ? it : most), 'no')

/**
 * The visibility of a person's data (product 6), from the entity descriptions and the table of
 * operations.
 */
export const whoSees = (entities: readonly Entity[]): GroupSight[] =>
  GROUPS.map((group) => {
    const at = (audience: Audience) => widest(visibilitiesOf(group, audience, entities))
    return {
      group,
      kept: keptOf(group),
      copiedBy: SHOWN.filter((it) => it.group === group).flatMap((it) => it.copiedBy ?? []),
      you: at('you'),
      colleagues: at('colleagues'),
      companyAdmins: at('companyAdmins'),
      appAdmins: at('appAdmins'),
      partners: at('partners'),
      // Operators of the machine can read its database, except for sealed or hashed values.
      operators: SEALED.includes(group) ? ('sealed' as const) : ('yes' as const),
    }
  })
