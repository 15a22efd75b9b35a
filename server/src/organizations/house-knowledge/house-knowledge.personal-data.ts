import type { Personal } from '#entity/personal.types.ts'

export const housePersonal = {
  houseEntry: {
    names: { writtenBy: { kept: { writtenBy: null }, because: 'The company keeps it.' } },
    title: 'What you told Mira about your company',
    about: 'Entries that you wrote and no one else changed. Your company keeps them.',
    group: { none: 'Written for a company, and read by its members.' },
  },
} satisfies Personal
