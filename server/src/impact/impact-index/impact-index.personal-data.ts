import type { ExportedTable, Personal } from '#entity/personal.types.ts'

const disclosed: ExportedTable['disclosed'] = {
  call: 'getCompanyMembersIndex',
  visibility: 'ifShared',
  to: 'companyAdmins',
}

export const impactIndexPersonal = {
  impactEvent: {
    title: 'What counted for your score',
    about: 'Each thing counts once a week.',
    order: ['week', 'measure', 'item'],
    group: 'score',
    disclosed,
  },
  impactWeek: {
    title: 'Weeks',
    about: 'The counts of each week.',
    order: ['week'],
    group: 'score',
    disclosed,
  },
} satisfies Personal
