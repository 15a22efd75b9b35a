import type { Personal } from '#entity/personal.types.ts'

export const companiesPersonal = {
  memberWord: {
    leftOut:
      'Names and addresses in pieces, by which members are found; they are in user as a whole.',
  },
} satisfies Personal
