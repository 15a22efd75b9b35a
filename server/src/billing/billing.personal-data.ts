import type { Personal } from '#entity/personal.types.ts'

export const billingPersonal = {
  membership: {
    title: 'Membership',
    about: 'What you pay, or were given, and until when.',
    order: ['user', 'source'],
    without: { inner: ['readDate', 'problem'] },
    group: 'membership',
    disclosed: { call: 'personMembershipGet', visibility: 'yes', to: 'appAdmins' },
  },
  // Its key is a person's id where it looks at what they pay.
  job: { names: { key: 'deleted' }, leftOut: 'work that is about to be done, by ids alone' },
  // The page’s secret opens it, and the rest is in the membership.
  localPayment: { leftOut: 'what the payment page without a card works with' },
} satisfies Personal
