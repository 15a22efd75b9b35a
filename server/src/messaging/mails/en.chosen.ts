import type { Catalogue } from './mail.ts'

const answered = (token: string, said: string) => `/messages/check-in?token=${token}&said=${said}`

const days = new Intl.DateTimeFormat('en-GB', {
  ...({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const),
})
const dayOf = (day: string) => days.format(Date.parse(`${day}T00:00:00Z`))

/** "A, B and 3 more": a list that stays short. */
function several(titles: readonly string[]): string {
  const [first = '', second, ...more] = titles
  if (second === undefined) return `“${first}”`
  if (more.length === 0) return `“${first}” and “${second}”`
  return `“${first}”, “${second}” and ${more.length} more`
}

/** English texts of the mails that a person chose. */
export const chosen: Pick<
  Catalogue['mails'],
  'plan' | 'checkIn' | 'digest' | 'reminder' | 'partnerNews'
> = {
  plan: ({ titles, path }) => ({
    subject: titles.length === 1 ? 'It’s time for your plan' : 'It’s time for your plans',
    paragraphs: [`You wanted to think of ${several(titles)} now.`],
    link: { label: titles.length === 1 ? 'Open my plan' : 'Open my plans', path },
  }),
  checkIn: ({ titles, answer }) => ({
    subject: titles.length === 1 ? 'How did it go?' : `How did it go? ${titles.length} check-ins`,
    paragraphs: [
      `You wanted to look at “${titles[0]}” today. Did you do it?`,
      ...(titles.length === 1 ? [] : [`Also today: ${several(titles.slice(1))}.`]),
    ],
    answers: [
      { label: 'Did it', path: answered(answer, 'did') },
      { label: 'Partly', path: answered(answer, 'partly') },
      { label: 'Not yet', path: answered(answer, 'notYet') },
    ],
    note: 'The next page asks you to confirm. Any answer is fine.',
  }),
  reminder: ({ title, text }) => ({
    subject: title === null ? 'A reminder from your company' : `A reminder: ${title}`,
    paragraphs: [text],
    link: { label: 'Open the reminder', path: '/reminders' },
  }),
  partnerNews: ({ inviter, news }) => ({
    subject: {
      question: 'An impact partner asks how it’s going',
      answer: 'An impact partner answered you',
      cheer: 'An impact partner cheers you on',
    }[news],
    paragraphs: [
      {
        question: `${inviter}, your impact partner, would like to know how one of your goals is going. One tap is enough.`,
        answer: `You asked ${inviter}, your impact partner, how it’s going. The answer is in the app.`,
        cheer: `${inviter}, your impact partner, cheers you on with one of your goals.`,
      }[news],
    ],
    link: { label: 'Open it', path: '/' },
  }),
  digest: ({ goals, advice, reminders }) => ({
    subject: 'Your week',
    paragraphs: [
      ...goals.map(({ title, day }) =>
        day === null ? `Your goal: ${title}` : `Your goal: ${title}. Next check-in: ${dayOf(day)}`,
      ),
      ...(advice === null ? [] : [`Worth a try this week: ${advice.title}`]),
      ...reminders.map((title) => `New from your company: ${title}`),
    ],
    link: advice
      ? { label: 'Read the advice', path: advice.path }
      : { label: 'Open my goals', path: '/impact-goal' },
  }),
}

/** Why the person gets a mail, and the links that stop it. */
export const chosenFooter: Pick<Catalogue, 'chosen' | 'push' | 'stops'> = {
  chosen: {
    plan: ({ product }) =>
      `${product} sends you this because you asked for emails about your plans.`,
    checkIn: ({ product }) =>
      `${product} sends you this because you asked for emails about your check-ins.`,
    digest: ({ product }) => `${product} sends you this because you asked for a weekly email.`,
    reminder: ({ product }) =>
      `${product} sends you this because you asked for emails about your company’s reminders.`,
    partner: ({ product }) =>
      `${product} sends you this because you asked for emails from impact partners.`,
  },
  push: {
    plan: 'It’s time for your plan.',
    checkIn: 'How did it go? A check-in is waiting.',
    digest: 'Your week is ready.',
    reminder: 'A reminder from your company.',
    partner: 'News from an impact partner.',
  },
  stops: {
    kind: 'Stop these emails',
    mute: 'Pause everything for two weeks',
    settings: 'Choose what you get, and when',
  },
}
