import type { Personal } from '#entity/personal.types.ts'
import { KEPT_DAYS } from '#organizations/member-import/core/purge.ts'
import { forgetInRows, rowsAbout } from './people-in-rows.ts'

export const importsPersonal = {
  memberImport: {
    names: {
      createdBy: { kept: { createdBy: null }, because: 'It is about others.' },
      actor: { kept: { actor: null }, because: 'It is about others.' },
    },
    leftOut: 'A file that an admin uploaded for the company. People get the rows about themselves.',
  },
  memberImportRow: {
    names: { emailKey: 'deleted', person: 'deleted' },
    // Unread rows have addresses only in their cells; rows of others may mention them, as a
    // manager.
    first: forgetInRows,
    find: rowsAbout,
    title: 'What files of members say of you',
    about:
      'Rows with your email in files that an admin uploaded for a company, with all their columns. Other people’s emails are left out.',
    without: { inner: ['emailKey'], ofOthers: ['addresses'] },
    group: 'byCompany',
    disclosed: {
      call: 'memberImportRowGetMany',
      visibility: 'yes',
      to: ['companyAdmins', 'appAdmins'],
    },
    kept: { what: 'importRows', days: KEPT_DAYS },
  },
} satisfies Personal
