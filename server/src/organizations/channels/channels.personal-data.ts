import type { Personal } from '#entity/personal.types.ts'

export const channelsPersonal = {
  companyChannel: {
    names: { createdBy: { kept: { createdBy: null }, because: 'The company keeps it.' } },
    title: 'Channels that you set up for your company',
    about: 'Your company keeps them. Their addresses and secrets are left out.',
    without: {
      opening: ['sealedUrl', 'sealedSecret'],
      inner: ['lastSentDate', 'lastError', 'failures'],
    },
    group: { none: 'Set up for a company, and seen by its admins.' },
  },
} satisfies Personal
