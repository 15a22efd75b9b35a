import type { Entity, Field, Scope, Setter } from '#entity/entity.types.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { CLUSTER_KEYS } from './people.cluster.rules.ts'
import {
  JOBS_MAX,
  LANGUAGES,
  LEARNING_STYLES,
  MOTIVATIONS,
  TIMES,
  WORK_ROLES,
} from './people.rules.ts'

const SELF = ['self'] as const
const ADMINS = ['companyAdmin', 'appAdmin'] as const
const SELF_AND_ADMINS = ['self', 'companyAdmin', 'appAdmin'] as const
const BY_ADMINS: readonly Setter[] = ADMINS
// Readable by all who reach the record, yet blank while a second factor is pending.
const NAME: Field = {
  kind: 'text',
  max: 100,
  set: SELF_AND_ADMINS,
  read: ['self', 'member', 'companyAdmin', 'appAdmin'],
}

/** Only the person sets it and only the person reads it (product 6, what an employer never sees). */
const mine = (field: Field): Field => ({ nullable: true, ...field, set: SELF, read: SELF })
/** The server sets it; the person and the admins read it. */
const listed = (field: Field): Field => ({ ...field, read: SELF_AND_ADMINS })

/**
 * What others change of somebody, by update or by ending access and moving: nobody saves over any of
 * it who has not seen it.
 */
const OTHERS_SET = [
  ...['firstName', 'lastName', 'role', 'isCompanyAdmin'],
  ...['company', 'deactivatedDate'],
] as const

const readScope = (viewer: Viewer): Scope => {
  // An account without an address of its own is seen by nobody but itself.
  if (viewer.role === 'appAdmin') return { isShadow: 0 }
  // Whoever closed their account has left the company already.
  if (viewer.role === 'companyAdmin') return { company: viewer.companyId, deletionDate: null }
  return { _id: viewer.userId }
}

/** A person: product 3, user. */
export const userEntity: Entity = {
  name: 'user',
  type: 'User',
  noun: 'person',
  table: 'user',
  fields: {
    email: listed({ kind: 'text', max: 320 }),
    firstName: NAME,
    lastName: NAME,
    avatar: { kind: 'text', nullable: true },
    optInEmail: mine({ kind: 'bool', nullable: false, default: false }),
    optContactByColleague: mine({ kind: 'bool', nullable: false, default: false }),
    shareWeeklyScore: mine({ kind: 'bool', nullable: false, default: false }),
    feedsOfTheDay: { kind: 'ints', nullable: true, read: SELF },
    feedUpdateDate: { kind: 'day', nullable: true, read: SELF },
    newsReadDate: { kind: 'day', nullable: true, read: SELF },
    isCompanyAdmin: listed({ kind: 'bool', default: false, set: BY_ADMINS }),
    isAppAdmin: listed({ kind: 'bool', default: false }),
    emailVerified: listed({ kind: 'bool', default: false }),
    showWelcomeDialog: mine({ kind: 'bool', nullable: false, default: true }),
    tier: { kind: 'text', nullable: true, read: ['self', 'appAdmin'] },
    profileCluster: mine({ kind: 'int', values: CLUSTER_KEYS.map((_, number) => number) }),
    selectedTraitIds: mine({ kind: 'texts', max: 100 }),
    impactRanking: { kind: 'texts', nullable: true, read: SELF },
    role: {
      kind: 'text',
      nullable: true,
      values: WORK_ROLES,
      set: SELF_AND_ADMINS,
      read: SELF_AND_ADMINS,
    },
    timeCommitDaily: mine({ kind: 'int', values: TIMES }),
    motivations: mine({ kind: 'texts', values: MOTIVATIONS, max: MOTIVATIONS.length }),
    learningStyles: mine({ kind: 'texts', values: LEARNING_STYLES, max: LEARNING_STYLES.length }),
    job: mine({ kind: 'text', max: JOBS_MAX }),
    timeZone: mine({ kind: 'text', max: 64 }),
    holidayCalendar: mine({ kind: 'text', max: 16 }),
    language: mine({ kind: 'text', values: LANGUAGES }),
    isPrelaunch: listed({ kind: 'bool', default: false }),
    lastIosLogin: listed({ kind: 'instant', nullable: true }),
    deletionDate: { kind: 'instant', nullable: true, read: SELF },
    createdDate: listed({ kind: 'instant' }),
    // When somebody saved something is theirs to know.
    updatedDate: { kind: 'instant', read: SELF },
    company: { kind: 'text', nullable: true },
  },
  readScope,
  writeScope: readScope,
  owner: () => ({}),
  setter: (viewer, obj) => (obj._id === viewer.userId ? 'self' : viewer.role),
  audience: (viewer, row) => {
    if (row._id === viewer.userId) return 'self'
    return viewer.role === 'appAdmin' || viewer.role === 'companyAdmin' ? viewer.role : 'member'
  },
  othersSet: OTHERS_SET,
  // Of the time before they came the company knows nothing.
  shown: (row, audience) => {
    if (audience === 'companyAdmin') row.createdDate = row.joinedDate ?? null
  },
  order: { by: '_id', direction: 'asc' },
  most: 1000,
  stamps: ['createdDate', 'updatedDate'],
}
