import type { Personal } from '#entity/personal.types.ts'
import { NAMED_DAYS } from './audit.rules.ts'
import { forgetNamed } from './company-events.ts'
import { eventsAbout, withoutOthers } from './subject-access.ts'

export const auditPersonal = {
  auditEvent: {
    names: {
      subject: 'deleted',
      actor: {
        kept: { actor: null, addressPrefix: '', client: null },
        because: 'What they did to other people stays in those people’s records.',
      },
      emailKey: {
        kept: { emailKey: null, named: null },
        because: 'What was done stays in the company’s records.',
      },
    },
    // No company's trail names people without a confirmed address, and a search would scan it all.
    first: async (trx, { _id, keys }) => {
      if (keys.length > 0) await forgetNamed(trx, _id)
    },
    title: 'What happened to your account',
    about:
      'Sign-ins and changes, what companies changed about you, and what you did to others as an admin, without who they are.',
    find: eventsAbout,
    redact: withoutOthers,
    hides: 'subject',
    without: { inner: ['emailKey'] },
    group: 'signIns',
    // The changes of a company, which its admins read.
    facts: [
      {
        group: 'byCompany',
        call: 'companyEventGetMany',
        kept: { what: 'changes', days: NAMED_DAYS },
      },
    ],
  },
} satisfies Personal
