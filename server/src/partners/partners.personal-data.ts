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
  goalCheer: {
    title: 'Cheers',
    about: 'Shared goals that you cheered at.',
    order: ['goal', 'week'],
    group: 'partners',
    disclosed: { call: 'partnerGetMany', visibility: 'ifShared', to: 'partners' },
  },
} satisfies Personal
