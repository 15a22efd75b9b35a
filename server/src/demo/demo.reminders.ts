import type { DemoReminder } from '#demo/demo.store.ts'

type Text = Pick<DemoReminder, 'categoryId' | 'categoryTitle' | 'actions' | 'text'> & {
  /** Months after that of the first start, and the day in the month */
  month: -1 | 0 | 1
  day: number
  roles?: DemoReminder['roles']
}

const THANKS = { categoryId: 'team-recognition-and-feedback', categoryTitle: 'Recognition' }
const REST = { categoryId: 'team-workload-and-rest', categoryTitle: 'Workload and rest' }
const WELCOME = { categoryId: 'colleague-welcome-and-include', categoryTitle: 'Welcoming people' }
const PROMISES = { categoryId: 'customer-kept-promises', categoryTitle: 'Kept promises' }
const FOCUS = { categoryId: 'yourself-focus', categoryTitle: 'Time to think' }
const LEARNING = { categoryId: 'yourself-learning-and-feedback', categoryTitle: 'Learning' }

const JUNIPER: readonly Text[] = [
  {
    ...{ ...THANKS, month: 0, day: 3 },
    text: 'The autumn release is out. Before the next thing starts: whose work made yours easier? Tell them what it was, in one sentence.',
    actions: ['team-thank-people-for-exact-things', 'team-let-credit-land-where-it-belongs'],
  },
  {
    ...{ ...REST, month: 0, day: 10, roles: ['team', 'function'] },
    text: 'Holidays are being planned now. Ask each person in your team which week they want to be truly away, and who looks after their work.',
    actions: ['team-make-time-off-really-off', 'team-agree-what-to-drop'],
  },
  {
    ...{ ...WELCOME, month: 0, day: 16 },
    text: 'Four people joined us this month. If one of them sits near you, or is in your next call, say hello and ask what has puzzled them so far.',
    actions: ['colleague-help-a-newcomer-settle', 'colleague-carry-a-newcomer-past-week-one'],
  },
  {
    ...{ ...FOCUS, month: -1, day: 5 },
    text: 'No internal meetings on Wednesday mornings, all month. What will you do with the first one?',
    actions: ['yourself-guard-time-to-think', 'yourself-handle-interruptions'],
  },
  {
    ...{ ...LEARNING, month: -1, day: 20 },
    text: 'Review talks begin soon. Ask two people now what they would like to see more of from you. It is easier to hear before the talk than in it.',
    actions: ['yourself-ask-for-useful-feedback', 'yourself-get-more-from-your-review'],
  },
  {
    ...{ ...PROMISES, month: 1, day: 1 },
    text: 'Many of our customers close their year now. Look through what you promised them, and bring the news before they have to ask.',
    actions: ['customer-bring-news-before-they-ask'],
  },
]

const HARBOUR: readonly Text[] = [
  {
    ...{ ...PROMISES, month: 0, day: 2 },
    text: 'Storm season: berths and deliveries will slip. Call the customer as soon as you know, not when you have the new time.',
    actions: ['customer-bring-news-before-they-ask', 'customer-make-the-wait-easier'],
  },
  {
    ...{ ...REST, month: 0, day: 12 },
    text: 'Nights are long and shifts are heavy. If somebody next to you runs low, say what you see and ask what would help.',
    actions: ['team-notice-when-somebody-runs-low', 'team-make-it-easy-to-ask-for-help'],
  },
  {
    ...{ ...THANKS, month: -1, day: 8 },
    text: 'The new crane runs, thanks to many hands. Name one of them at the next handover, and what they did.',
    actions: ['team-thank-people-for-exact-things'],
  },
]

const EVERYBODY: readonly Text[] = [
  {
    ...{ ...FOCUS, month: 0, day: 1 },
    text: 'A theme for this month: one hour a week that belongs to the work that needs your head. Which hour would it be?',
    actions: ['yourself-guard-time-to-think', 'yourself-keep-the-phone-in-its-place'],
  },
  {
    ...{ ...THANKS, month: 0, day: 15 },
    text: 'Think of somebody who helped you this year and does not know how much. A short message will do.',
    actions: ['team-thank-in-a-way-that-fits'],
  },
  {
    ...{ ...LEARNING, month: -1, day: 4 },
    text: 'What did you learn last month that you would have liked to know a year ago? Write it down for whoever comes next.',
    actions: ['yourself-learn-from-daily-work', 'yourself-learn-so-that-it-stays'],
  },
]

const pad = (number: number) => String(number).padStart(2, '0')

function targetDate(now: number, month: number, day: number): string {
  const at = new Date(now)
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + month, 1))
  return `${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}-${pad(day)}`
}

/** The reminders of the demo companies in the months around now, with fixed ids. */
export function demoReminders(
  companies: { juniper: string; harbour: string; public: string },
  now: number,
): DemoReminder[] {
  const all = [
    [companies.juniper, JUNIPER],
    [companies.harbour, HARBOUR],
    [companies.public, EVERYBODY],
  ] as const
  return all.flatMap(([company, texts], at) =>
    texts.map(({ month, day, roles = [], ...words }, index) => ({
      ...words,
      _id: `019a0000-0000-7000-8000-000000001${at}${pad(index)}`,
      company,
      targetDate: targetDate(now, month, day),
      roles,
    })),
  )
}
