import type { Personal } from '#entity/personal.types.ts'
import { LIMITS } from '#organizations/members/core/members.rules.ts'

const DAY = 24 * 3_600_000

export const membersPersonal = {
  pastMembership: {
    title: 'Companies you were in',
    about:
      'Companies that ended your access: kept so that you come back only when an admin wants it. Companies you left that require two-factor sign-in: kept for a year, so that leaving and coming back gives no new days to set it up. Your addresses are kept as hashes.',
    without: { inner: ['mailboxHash'] },
    order: ['company', 'mailboxHash'],
    group: 'signIns',
  },
  invitation: {
    names: {
      emailKey: 'deleted',
      createdBy: { kept: { createdBy: null }, because: 'It is about another person.' },
    },
    by: ['emailKey'],
    title: 'Invitations to you',
    about: 'From companies to your address, with what an admin entered; without the links.',
    without: {
      opening: ['tokenHash'],
      inner: ['emailKey', 'firstKey', 'lastKey', 'foundBy'],
      ofOthers: ['createdBy'],
    },
    group: 'byCompany',
    disclosed: { call: 'memberGetMany', visibility: 'yes', to: ['companyAdmins', 'appAdmins'] },
    kept: { what: 'invitations', days: LIMITS.endedMs / DAY },
  },
} satisfies Personal
