import type { Catalogue } from './mail.ts'

type Kinds = 'paymentFailed' | 'membershipEnded' | 'giftGiven' | 'stillPaying'

const MEMBERSHIP = { label: 'See my membership', path: '/payment' }

/** English texts of the mails about paid membership. */
export const billing: Pick<Catalogue['mails'], Kinds> = {
  paymentFailed: ({ until }, { product, date }) => ({
    subject: 'Your payment didn’t go through',
    paragraphs: [
      `We couldn’t charge your card for ${product}. Your membership stays on until ${date(until)}.`,
      'Check your card, or use another one. We’ll try again too.',
    ],
    link: { label: 'Check my card', path: MEMBERSHIP.path },
    note: 'Nothing you wrote will be deleted, even if your membership ends.',
  }),
  membershipEnded: (_mail, { product, now, date }) => ({
    subject: 'Your membership has ended',
    paragraphs: [
      `Your ${product} membership ended on ${date(now)}.`,
      'Your goals, notes and everything else you wrote are still here. They come back when you’re a member again.',
    ],
    link: MEMBERSHIP,
    note: 'You can download or delete your data at any time, without a membership.',
  }),
  giftGiven: ({ until }, { product, date }) => ({
    subject: 'You’ve been given a membership',
    paragraphs: [
      `You have full access to ${product} until ${date(until)}. It’s free and ends on that day.`,
    ],
    link: MEMBERSHIP,
    note: 'If you already pay for a membership, it continues until you cancel it.',
  }),
  stillPaying: (_mail, { product }) => ({
    subject: 'You still pay, but you don’t have to',
    paragraphs: [
      `Your company now gives you ${product}. You also pay for a membership of your own.`,
      'You can cancel yours. You keep your access and everything you wrote.',
    ],
    link: { label: 'Cancel my membership', path: MEMBERSHIP.path },
    note: 'If you’d rather keep paying, there’s nothing to do.',
  }),
}
