import { namesOfAuthors } from '#entity/authors.ts'
import type { Personal } from '#entity/personal.types.ts'
import { houseEntryEntity } from './house-knowledge.entity.ts'

export const housePersonal = {
  houseEntry: {
    names: namesOfAuthors(houseEntryEntity, 'The company keeps it.'),
    title: 'What you told Mira about your company',
    about: 'Entries that you wrote and no one else changed. Your company keeps them.',
    group: { none: 'Written for a company, and read by its members.' },
  },
} satisfies Personal
