import type { Personal } from '#entity/personal.types.ts'

export const partnersPersonal = {
  partnership: {
    names: { user: 'deleted', partner: 'deleted' },
    title: 'Impact partners',
    about: 'Your partners, and invitations that you sent or got.',
    without: { opening: ['tokenHash'], inner: ['pair'], ofOthers: ['partner'] },
    hides: 'user',
    // A declined invitation looks unanswered to the person who sent it.
    redact: (row, { _id }) =>
      row.user === _id && row.state === 'declined' ? { ...row, state: 'open' } : row,
    group: 'partners',
    disclosed: { call: 'partnerGetMany', visibility: 'ifShared', to: 'partners' },
  },
  partnerBlock: {
    names: { user: 'deleted', blocked: 'deleted' },
    title: 'Blocked people',
    about: 'People whose invitations you don’t want.',
    by: ['user'],
    without: { ofOthers: ['blocked'] },
    group: 'blocked',
  },
  sharedGoal: {
    title: 'Shared goals',
    about: 'Goals that a partner of yours sees.',
    order: ['partnership', 'goal'],
    group: 'partners',
    disclosed: { call: 'partnerGetMany', visibility: 'ifShared', to: 'partners' },
  },
  partnerMessage: {
    names: { user: 'deleted', partner: 'deleted' },
    title: 'Messages of partners',
    about: 'Cheers, questions and answers about shared goals that you sent or got.',
    without: { ofOthers: ['partner'] },
    hides: 'user',
    // Each person reads only when they dismissed a message themselves.
    redact: (row, { _id }) => ({
      ...row,
      [row.user === _id ? 'seenDate' : 'answerSeenDate']: null,
    }),
    group: 'partners',
    disclosed: { call: 'partnerGetMany', visibility: 'ifShared', to: 'partners' },
  },
} satisfies Personal
