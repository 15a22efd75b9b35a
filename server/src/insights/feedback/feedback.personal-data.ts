import type { Personal } from '#entity/personal.types.ts'
import { emptyForwarded } from './feedback.copies.store.ts'

export const feedbackPersonal = {
  feedback: {
    // A row stays, without personal data, until a job has deleted its remote copy.
    first: (trx, { _id }, now) => emptyForwarded(trx, _id, now),
    without: { inner: ['places', 'remoteId'] },
    title: 'Feedback',
    about: 'What you told us.',
    group: 'feedback',
    copiedBy: 'feedbackTable',
    disclosed: { call: 'feedbackGetMany', visibility: 'yes', to: 'appAdmins' },
  },
} satisfies Personal
