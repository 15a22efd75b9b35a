import type { Personal } from '#entity/personal.types.ts'

export const waysPersonal = {
  wayIn: {
    // Taken off the list of the company before that: product 6, leaving.
    names: { wayKey: 'deleted' },
    by: ['wayKey'],
    order: ['company', 'kind', 'wayKey'],
    title: 'Companies that want you as an admin',
    about: 'Those that wrote down an address of yours, for when you join them.',
    group: 'byCompany',
    disclosed: { call: 'companyGet', visibility: 'yes', to: ['companyAdmins', 'appAdmins'] },
    kept: { what: 'adminAddress', days: null },
  },
} satisfies Personal
