import type { DemoAnswer } from '#demo/demo.store.ts'

type Text = Pick<DemoAnswer, 'id' | 'answer'> & Partial<Pick<DemoAnswer, 'url' | 'contactPerson'>>

const JUNIPER: readonly Text[] = [
  {
    id: 'rewards-pay-1',
    answer:
      'On the 25th of each month, or on the working day before it.\n\nYour payslip is in the pay portal from the day before. If you have no work computer, the front desk prints it for you.',
    url: 'https://pay.juniper.example/slips',
    contactPerson: 'Priya Nair, pay office',
  },
  {
    id: 'rewards-pay-2',
    answer:
      'Come by or call, Tuesdays and Thursdays from 9 to 12. Mistakes are put right in the next run.',
    contactPerson: 'Priya Nair, pay office',
  },
  {
    id: 'communications-channels-1',
    answer:
      '- **Chat** for today\n- **Mail** for this week, and for people outside\n- **Phone** for now\n- **The notice board** for what everybody must see',
    contactPerson: 'Lena Novak',
  },
  {
    id: 'communications-channels-4',
    answer:
      'No. You need not answer between six in the evening and eight in the morning. If you are on call, we phone you.',
    contactPerson: 'Lena Novak',
  },
  {
    id: 'employee-productivity-tools-and-equipment-2',
    answer:
      'Call 4040, day and night. Say where you are and what does not work; they tell you how long it takes.',
    contactPerson: 'help@juniper.example',
  },
  {
    id: 'recruitment-on-boarding-the-first-day-1',
    answer: 'To the front desk at nine. Your buddy meets you there and has lunch with you.',
    contactPerson: 'Lena Novak',
  },
]

const HARBOUR: readonly Text[] = [
  {
    id: 'employee-productivity-working-hours-4',
    answer: 'Three weeks ahead. For later changes, your lead asks you first.',
    contactPerson: 'Haruki Tanaka',
  },
]

/** The handbook answers of the demo companies, with fixed ids. */
export function demoAnswers(companies: { juniper: string; harbour: string }): DemoAnswer[] {
  const all = [
    [companies.juniper, JUNIPER],
    [companies.harbour, HARBOUR],
  ] as const
  return all.flatMap(([company, texts], at) =>
    texts.map(({ url = null, contactPerson = null, ...words }, index) => ({
      ...words,
      _id: `019a0000-0000-7000-8000-000000002${at}${String(index).padStart(2, '0')}`,
      company,
      url,
      contactPerson,
    })),
  )
}
