import { describeEntity, type RecordOf, type Scope } from '#entity/entity.types.ts'
import { COMPANY_ADMINS } from '#entity/scopes.ts'
import type { Viewer } from '#graphql/viewer.ts'
import {
  BUSINESS_MODELS,
  DEFAULT_GRACE_DAYS,
  EMPLOYEE_BANDS,
  EMPLOYEE_TURNOVERS,
  ENGAGEMENT_LEVELS,
  GEOGRAPHY_FOCUSES,
  INDUSTRIES,
  REVENUES,
} from './companies.rules.ts'

const ADMINS_READ = ['companyAdmin', 'appAdmin'] as const
const APP_ADMIN = ['appAdmin'] as const

const option = (values: readonly string[]) =>
  ({ kind: 'text', nullable: true, values, set: COMPANY_ADMINS, read: ADMINS_READ }) as const

const own = (viewer: Viewer): Scope => {
  if (viewer.role === 'appAdmin') return 'all'
  return viewer.companyId === null ? 'none' : { _id: viewer.companyId }
}

/** A company and its profile: product 3, company. Members read the name and the policies. */
export const companyEntity = describeEntity({
  name: 'company',
  type: 'Company',
  noun: 'company',
  table: 'company',
  fields: {
    name: { kind: 'text', max: 200, set: COMPANY_ADMINS },
    emailDomains: { kind: 'texts', default: [], max: 50, set: APP_ADMIN, read: ADMINS_READ },
    adminEmails: { kind: 'texts', default: [], max: 50, set: APP_ADMIN, read: ADMINS_READ },
    businessModel: option(BUSINESS_MODELS),
    geographyFocus: option(GEOGRAPHY_FOCUSES),
    revenue: option(REVENUES),
    industry: option(INDUSTRIES),
    numberOfEmployees: option(EMPLOYEE_BANDS),
    engagementLevel: option(ENGAGEMENT_LEVELS),
    employeeTurnover: option(EMPLOYEE_TURNOVERS),
    referralCode: {
      kind: 'text',
      nullable: true,
      max: 100,
      set: COMPANY_ADMINS,
      read: ADMINS_READ,
    },
    referralCodeExpires: {
      kind: 'instant',
      nullable: true,
      set: COMPANY_ADMINS,
      read: ADMINS_READ,
    },
    // The company pays by seats, so only app admins set the limit.
    seatLimit: {
      kind: 'int',
      nullable: true,
      min: 1,
      max: 1_000_000,
      set: APP_ADMIN,
      read: ADMINS_READ,
    },
    require2FA: { kind: 'bool', default: false, set: COMPANY_ADMINS },
    require2FASince: { kind: 'instant', nullable: true },
    require2FAGraceDays: {
      kind: 'int',
      default: DEFAULT_GRACE_DAYS,
      max: 90,
      set: COMPANY_ADMINS,
    },
    // Session hours can only shorten the sessions of a role: product 4, promise 4 of sign-in.
    sessionHours: { kind: 'int', nullable: true, min: 1, max: 2160, set: COMPANY_ADMINS },
    sessionIdleMinutes: { kind: 'int', nullable: true, min: 5, max: 43_200, set: COMPANY_ADMINS },
    isPublicDefault: { kind: 'bool', default: false, read: APP_ADMIN },
    createdDate: { kind: 'instant' },
    updatedDate: { kind: 'instant' },
  },
  readScope: own,
  writeScope: (viewer) => (COMPANY_ADMINS.includes(viewer.role) ? own(viewer) : 'none'),
  audience: (viewer) => {
    // An admin without access, or blocked by the two-factor policy, reads as a member.
    if (viewer.state !== 'active') return 'member'
    if (viewer.role === 'appAdmin') return 'appAdmin'
    return viewer.role === 'companyAdmin' ? 'companyAdmin' : 'member'
  },
  order: { by: 'name', direction: 'asc' },
  most: 1000,
  stamps: ['createdDate', 'updatedDate'],
})

export type Company = RecordOf<typeof companyEntity>
