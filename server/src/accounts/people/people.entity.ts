import { describeEntity, type RecordOf, type Scope } from '#entity/entity.types.ts'
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
// Readable for everyone with access to the record, but blank while a second factor is pending.
const NAME = {
  kind: 'text',
  max: 100,
  set: SELF_AND_ADMINS,
  read: ['self', 'member', 'companyAdmin', 'appAdmin'],
} as const

/** Only the person sets and reads it (product 6, what an employer never sees). */
const MINE = { nullable: true, set: SELF, read: SELF } as const
const MY_CHOICE = { kind: 'bool', default: false, set: SELF, read: SELF } as const
/** The server sets it; the person and the admins read it. */
const LISTED = { read: SELF_AND_ADMINS } as const

/**
 * The fields that admins change, by an update, by ending access or by moving the person. A save
 * must not overwrite a change of these that its author has not seen.
 */
const OTHERS_SET = [
  ...['firstName', 'lastName', 'role', 'isCompanyAdmin'],
  ...['company', 'deactivatedDate'],
] as const

const readScope = (viewer: Viewer): Scope => {
  if (viewer.role === 'appAdmin') return 'all'
  // A person who closed their account has left the company already.
  if (viewer.role === 'companyAdmin') return { company: viewer.companyId, deletionDate: null }
  return { _id: viewer.userId }
}

/** A person: product 3, user. */
export const userEntity = describeEntity({
  name: 'user',
  type: 'User',
  noun: 'person',
  table: 'user',
  fields: {
    email: { ...LISTED, kind: 'text', max: 320 },
    firstName: NAME,
    // Many people have one name.
    lastName: { ...NAME, mayBeEmpty: true },
    avatar: { kind: 'text', nullable: true },
    optInEmail: MY_CHOICE,
    optContactByColleague: MY_CHOICE,
    shareWeeklyScore: MY_CHOICE,
    feedsOfTheDay: { kind: 'ints', nullable: true, read: SELF },
    feedUpdateDate: { kind: 'day', nullable: true, read: SELF },
    feedsShown: { kind: 'ints', nullable: true, read: SELF },
    tailored: { ...MY_CHOICE, default: true },
    newsReadDate: { kind: 'day', nullable: true, read: SELF },
    isCompanyAdmin: { ...LISTED, kind: 'bool', default: false, set: ADMINS },
    isAppAdmin: { ...LISTED, kind: 'bool', default: false },
    emailVerified: { ...LISTED, kind: 'bool', default: false },
    showWelcomeDialog: { ...MY_CHOICE, default: true },
    tier: { kind: 'text', nullable: true, read: ['self', 'appAdmin'] },
    profileCluster: { ...MINE, kind: 'int', values: CLUSTER_KEYS.map((_, number) => number) },
    selectedTraitIds: { ...MINE, kind: 'texts', max: 100 },
    impactRanking: { kind: 'texts', nullable: true, read: SELF },
    role: {
      kind: 'text',
      nullable: true,
      values: WORK_ROLES,
      set: SELF_AND_ADMINS,
      read: SELF_AND_ADMINS,
    },
    timeCommitDaily: { ...MINE, kind: 'int', values: TIMES },
    motivations: { ...MINE, kind: 'texts', values: MOTIVATIONS, max: MOTIVATIONS.length },
    learningStyles: {
      ...MINE,
      kind: 'texts',
      values: LEARNING_STYLES,
      max: LEARNING_STYLES.length,
    },
    job: { ...MINE, kind: 'text', max: JOBS_MAX },
    timeZone: { ...MINE, kind: 'text', max: 64 },
    holidayCalendar: { ...MINE, kind: 'text', max: 16 },
    language: { ...MINE, kind: 'text', values: LANGUAGES },
    isPrelaunch: { ...LISTED, kind: 'bool', default: false },
    lastIosLogin: { ...LISTED, kind: 'day', nullable: true },
    deletionDate: { kind: 'instant', nullable: true, read: SELF },
    createdDate: { ...LISTED, kind: 'instant' },
    // Only the person may know when they saved something.
    updatedDate: { kind: 'instant', read: SELF },
    company: { kind: 'text', nullable: true },
  },
  readScope,
  writeScope: readScope,
  setter: (viewer, obj) => (obj._id === viewer.userId ? 'self' : viewer.role),
  audience: (viewer, row) => {
    if (row._id === viewer.userId) return 'self'
    return viewer.role === 'appAdmin' || viewer.role === 'companyAdmin' ? viewer.role : 'member'
  },
  othersSet: OTHERS_SET,
  // The company must not learn about the time before the person joined.
  shown: (row, audience) => {
    if (audience === 'companyAdmin') row.createdDate = row.joinedDate ?? null
  },
  order: { by: '_id', direction: 'asc' },
  isPaged: true,
  most: 1000,
  stamps: ['createdDate', 'updatedDate'],
})

export type Person = RecordOf<typeof userEntity>
