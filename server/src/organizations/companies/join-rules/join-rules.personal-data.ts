import type { Personal } from '#entity/personal.types.ts'

export const joinRulesPersonal = {
  joinRule: {
    // The address is removed from the company's list before: product 6, leaving.
    names: { matchKey: 'deleted' },
    by: ['matchKey'],
    order: ['company', 'kind', 'matchKey'],
    title: 'Companies that want you as an admin',
    about: 'Companies that list your email as an admin’s, for when you join them.',
    group: 'byCompany',
    disclosed: { call: 'companyGet', visibility: 'yes', to: ['companyAdmins', 'appAdmins'] },
    kept: { what: 'adminAddress', days: null },
  },
} satisfies Personal
