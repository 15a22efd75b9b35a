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
  // The key of a membership job is the id of a person.
  job: { names: { key: 'deleted' }, leftOut: 'work that is about to be done, by ids alone' },
  // Contains the secret of the payment page; the other data is in the membership.
  localPayment: { leftOut: 'what the payment page without a card works with' },
} satisfies Personal
