import { authorColumns, namesOfAuthors } from '#entity/authors.ts'
import type { Personal } from '#entity/personal.types.ts'
import { orgInfoEntity } from './handbook.entity.ts'
import { answersAbout, ownPart } from './subject-access.ts'

const because = 'The company keeps it.'

export const handbookPersonal = {
  orgInfo: {
    names: {
      updatedBy: { kept: { updatedBy: null }, because },
      ...namesOfAuthors(orgInfoEntity, because),
    },
    title: 'The handbook of your company',
    about:
      'What you wrote there, without what others wrote or changed, and answers that name your email as the contact. Your company keeps it.',
    find: answersAbout,
    redact: ownPart,
    without: { inner: authorColumns(orgInfoEntity) },
    group: { none: 'Written for a company, and read by its members.' },
    // The answers of the person's company that have an address of theirs as the contact.
    facts: [{ group: 'contact', call: 'orgInfoGetMany' }],
  },
} satisfies Personal
