import type { Personal } from '#entity/personal.types.ts'
import { answersAbout, ownPart } from './subject-access.ts'

const because = 'The company keeps it.'

export const handbookPersonal = {
  orgInfo: {
    names: {
      updatedBy: { kept: { updatedBy: null }, because },
      answerBy: { kept: { answerBy: null }, because },
      urlBy: { kept: { urlBy: null }, because },
      contactBy: { kept: { contactBy: null }, because },
    },
    title: 'The handbook of your company',
    about:
      'What you wrote there, without what others wrote or changed, and answers that name your email as the contact. Your company keeps it.',
    find: answersAbout,
    redact: ownPart,
    without: { inner: ['answerBy', 'urlBy', 'contactBy'] },
    group: { none: 'Written for a company, and read by its members.' },
    // The answers of the person's company that have an address of theirs as the contact.
    facts: [{ group: 'contact', call: 'orgInfoGetMany' }],
  },
} satisfies Personal
