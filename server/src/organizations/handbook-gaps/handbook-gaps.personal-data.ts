import type { Personal } from '#entity/personal.types.ts'
import { deleteNamed } from './handbook-gaps.store.ts'

export const gapsPersonal = {
  handbookMiss: {
    title: 'Missed in the handbook',
    about: 'Searches without results this month. Later only a count of people is left.',
    order: ['month', 'words'],
    group: 'searches',
    // Counts of five people or more.
    facts: [{ group: 'missedHere', call: 'handbookMissGetMany' }],
  },
  handbookQuestion: {
    names: {
      user: {
        kept: { user: null },
        because: 'It was asked without a name. Deleting it would show who asked.',
      },
    },
    // Questions asked with the person's name are deleted with the person.
    first: (trx, { _id }) => deleteNamed(trx, _id),
    title: 'Questions to your company',
    about: 'What you asked your company about its handbook, with your name or without it.',
    group: 'asked',
    disclosed: { call: 'handbookQuestionGetMany', visibility: 'yes', to: 'companyAdmins' },
  },
} satisfies Personal
