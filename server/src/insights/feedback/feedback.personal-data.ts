import type { Personal } from '#entity/personal.types.ts'
import { emptyForwarded } from './feedback.copies.store.ts'

export const feedbackPersonal = {
  feedback: {
    // A row whose copy elsewhere is still to be deleted stays until then, and names nobody.
    first: (trx, { _id }, now) => emptyForwarded(trx, _id, now),
    without: { inner: ['places', 'remoteId'] },
    title: 'Feedback',
    about: 'What you told us.',
    group: 'feedback',
    copiedBy: 'feedbackTable',
    disclosed: { call: 'feedbackGetMany', visibility: 'yes', to: 'appAdmins' },
  },
} satisfies Personal
