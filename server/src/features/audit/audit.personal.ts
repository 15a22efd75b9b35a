import type { Personal } from '#entity/personal.types.ts'
import { forgetNamed } from './company-events.ts'

export const auditPersonal = {
  auditEvent: {
    names: {
      subject: 'deleted',
      actor: {
        kept: { actor: null, addressPrefix: '', client: null },
        because: 'What they did to others stays in the trail of those.',
      },
    },
    first: (trx, { _id }) => forgetNamed(trx, _id),
    title: 'What happened to your account',
    about: 'Sign-ins and changes, and what you did to others as an admin, without who they are.',
    hides: 'subject',
    group: 'signIns',
  },
} satisfies Personal
