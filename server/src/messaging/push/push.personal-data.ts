import type { Personal } from '#entity/personal.types.ts'

export const pushPersonal = {
  pushSubscription: {
    title: 'Browsers that get your messages',
    about: 'Since when. Their addresses would let others send to them, so they are left out.',
    without: { opening: ['sealed', 'endpointHash'], inner: ['session'] },
    group: 'settings',
  },
} satisfies Personal
