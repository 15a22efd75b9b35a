import type { DemoEntry } from '#demo/demo.store.ts'

type Text = Pick<DemoEntry, 'kind' | 'title'> & Partial<Pick<DemoEntry, 'text' | 'link'>>

const JUNIPER: readonly Text[] = [
  {
    kind: 'value',
    title: 'Say it kindly, say it early',
    text: 'We tell each other what doesn’t work while it can still be changed, and we say it face to face.',
  },
  {
    kind: 'value',
    title: 'Finish what helps a customer first',
    text: 'When two things wait, we start with the one that a customer notices.',
  },
  {
    kind: 'term',
    title: 'OKR',
    text: 'Objectives and key results. Each team writes down up to 3 goals a quarter, and how it will see that it got there.',
    link: 'https://goals.juniper.example/okr',
  },
  {
    kind: 'term',
    title: 'FTE',
    text: 'Full-time equivalent: 38 hours a week. Two people who work 19 hours each are 1 FTE.',
  },
  {
    kind: 'link',
    title: 'Time sheet',
    text: 'Enter your hours by Friday noon.',
    link: 'https://time.juniper.example/me',
  },
]

/** The house knowledge of the demo company, with fixed ids. */
export const demoEntries = (company: string): DemoEntry[] =>
  JUNIPER.map(({ text = null, link = null, ...rest }, at) => ({
    ...{ ...rest, text, link, company },
    _id: `019a0000-0000-7000-8000-00000000300${at}`,
  }))
