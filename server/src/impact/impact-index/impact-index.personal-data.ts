import type { Personal, Shown } from '#entity/personal.types.ts'

const told: Shown['told'] = {
  call: 'getCompanyMembersIndex',
  sight: 'ifShared',
  to: 'companyAdmins',
}

export const impactIndexPersonal = {
  impactEvent: {
    title: 'What counted for your score',
    about: 'Each thing once for a week.',
    order: ['week', 'measure', 'item'],
    group: 'score',
    told,
  },
  impactWeek: {
    title: 'Weeks',
    about: 'The counts of each week.',
    order: ['week'],
    group: 'score',
    told,
  },
} satisfies Personal
