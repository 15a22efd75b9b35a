import type { Personal } from '#entity/personal.types.ts'
import { LIMITS } from './members.rules.ts'

const DAY = 24 * 3_600_000

export const membersPersonal = {
  endedAccess: {
    title: 'Companies that ended your access',
    about: 'Kept so that you come back only where an admin wants it, and for nothing else.',
    order: ['company', 'emailKey'],
    group: 'signIns',
  },
  formerMember: {
    title: 'Companies that you left',
    about:
      'Since when you were in them, of those that ask for a second step: kept for a year, so that leaving and coming back gives no new days to set one up. Your address is kept as a hash.',
    without: { inner: ['addressHash'] },
    order: ['company', 'addressHash'],
    group: 'signIns',
  },
  invitation: {
    names: {
      emailKey: 'deleted',
      createdBy: { kept: { createdBy: null }, because: 'It is about somebody else.' },
    },
    by: ['emailKey'],
    title: 'Invitations to you',
    about: 'From companies to your address, with what an admin said of you; without the links.',
    without: {
      opening: ['tokenHash'],
      inner: ['emailKey', 'firstKey', 'lastKey', 'foundBy'],
      ofOthers: ['createdBy'],
    },
    group: 'byCompany',
    told: { call: 'memberGetMany', sight: 'yes', to: ['companyAdmins', 'appAdmins'] },
    kept: { what: 'invitations', days: LIMITS.endedMs / DAY },
  },
} satisfies Personal
