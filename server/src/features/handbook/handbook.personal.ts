import type { Personal } from '#entity/personal.types.ts'

export const handbookPersonal = {
  orgInfo: {
    names: { updatedBy: { kept: { updatedBy: null }, because: 'The company keeps it.' } },
    title: 'Handbook answers that you changed last',
    about: 'For your company, which keeps them.',
    group: { none: 'Written for a company, whose people read it.' },
  },
} satisfies Personal
