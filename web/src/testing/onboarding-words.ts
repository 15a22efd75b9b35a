import type { ContentTables } from '#api/content-tables.ts'

const step = (id: number, page: string, title: string, choices?: string) => ({
  id,
  page,
  shortName: page,
  title,
  text: 'Words of the page.',
  ...(choices && { choices, maxSelection: { motivation: 3, learn: 6, trait: 2 }[choices] ?? 1 }),
})
const choice = (id: string, title: string) => ({ id, title, sort: 1 })

export const onboardingWords: {
  [Table in keyof ContentTables]?: { fields: ContentTables[Table][] }
} = {
  flow: {
    fields: [
      step(1, 'user-welcome', 'Welcome'),
      step(2, 'first-name', 'What should we call you?'),
      step(3, 'user-role', 'What is your role?', 'role'),
      step(4, 'user-job', 'What kind of work do you do?', 'job'),
      step(5, 'user-time', 'How many minutes a day?', 'time'),
      step(6, 'user-learning', 'How do you like to learn?', 'learn'),
      step(7, 'user-landing-personalization', "That's enough to start"),
      step(8, 'user-motivation', 'What makes a working week a good one?', 'motivation'),
      step(10, 'user-landing-traits', 'Your traits'),
      { ...step(11, 'user-traits-1', 'Which two sound most like you?', 'trait'), screen: 1 },
      step(18, 'user-traits-final-2', 'And which one of these?', 'trait'),
      { ...step(19, 'user-landing-done', 'Your profile'), end: true },
    ],
  },
  role: { fields: [choice('team', 'Lead a Team'), choice('function', 'Lead a Function')] },
  motivation: {
    fields: [
      choice('purpose', 'Purpose'),
      choice('variety', 'Variety'),
      choice('learn', 'Learning'),
      choice('money', 'Fair reward'),
    ],
  },
  learn: {
    fields: [
      choice('read', 'Reading'),
      choice('listen', 'Listening'),
      choice('advice', 'Advice to act on'),
    ],
  },
  time: { fields: [{ ...choice('10', '10 minutes a day'), minutes: 10 }] },
  job: {
    fields: [
      choice('care', 'Care and social work'),
      { ...choice('it', 'Software'), text: 'Development and data', formats: ['read'] },
    ],
  },
  trait: {
    fields: ['calm', 'bold', 'kind'].map((key) => ({ id: key, title: key, key, screen: 1 })),
  },
  clusters: { fields: [] },
}
