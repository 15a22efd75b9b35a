import type { Personal } from '#entity/personal.types.ts'
import { forgetUnread } from './rows.store.ts'

export const importsPersonal = {
  memberImport: {
    names: {
      createdBy: { kept: { createdBy: null }, because: 'It is about others.' },
      actor: { kept: { actor: null }, because: 'It is about others.' },
    },
    leftOut: 'A file that an admin brought for the company, kept for 30 days.',
  },
  memberImportRow: {
    names: { emailKey: 'deleted', person: 'deleted' },
    // Rows that were not looked at yet, or cannot be read, have no address but in their cells.
    first: forgetUnread,
    leftOut: 'Written by an admin about an address; whoever comes by the invitation is in user.',
  },
} satisfies Personal
