import type { ContentTables } from '#api/content-tables.ts'

const step = (id: number, page: string, title: string, choices?: string) => ({
  id,
  page,
  shortName: page,
  title,
  text: 'Words of the page.',
  ...(choices && { choices, maxSelection: { motivation: 3, trait: 2 }[choices] ?? 1 }),
})
const choice = (id: string, title: string) => ({ id, title, sort: 1 })

export const onboardingWords: {
  [Table in keyof ContentTables]?: { fields: ContentTables[Table][] }
} = {
  flow: {
    fields: [
      step(1, 'user-welcome', 'Welcome'),
      step(2, 'first-name', 'What may we call you?'),
      step(3, 'user-role', 'What is your role?', 'role'),
      step(4, 'user-motivation', 'What makes a working week a good one?', 'motivation'),
      step(5, 'user-job', 'What kind of work do you do?', 'job'),
      step(6, 'user-landing-traits', 'Now hold up a mirror'),
      { ...step(7, 'user-traits-1', 'Which two sound most like you?', 'trait'), screen: 1 },
      step(8, 'user-traits-final-2', 'And which one of these?', 'trait'),
      { ...step(9, 'user-landing-done', 'Here is what you see in the mirror'), end: true },
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
  learn: { fields: [choice('read', 'Reading')] },
  time: { fields: [{ ...choice('ten', '10 minutes'), minutes: 10 }] },
  job: { fields: [choice('care', 'Care and social work'), choice('it', 'Software')] },
  trait: {
    fields: ['calm', 'bold', 'kind'].map((key) => ({ id: key, title: key, key, screen: 1 })),
  },
  clusters: { fields: [] },
}
