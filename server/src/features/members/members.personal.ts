import type { Personal } from '#entity/personal.types.ts'

export const membersPersonal = {
  invitation: {
    names: {
      emailKey: 'deleted',
      createdBy: { kept: { createdBy: null }, because: 'It is about somebody else.' },
    },
    leftOut: 'Written by an admin of the company about an address; whoever takes it up is in user.',
  },
} satisfies Personal
