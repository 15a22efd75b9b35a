import type { Rehearsal } from '#api/content-tables.ts'

/** A short rehearsal with a short and a long way. */
export const aRehearsal = (more: Partial<Rehearsal> = {}): Rehearsal => ({
  id: 'too-much',
  title: 'Tell your boss that it’s too much',
  who: 'boss',
  name: 'Dana',
  minutes: 5,
  setting: 'Dana leads your ward.',
  challengeIds: ['late'],
  adviceIds: ['short'],
  feelings: [
    { feeling: 'calm', opening: 'Come in.' },
    { feeling: 'busy', opening: 'Make it quick.' },
  ],
  turns: [
    {
      id: 'start',
      replies: [
        { say: 'I have three jobs.', did: 'You named the jobs.', next: 'which' },
        {
          say: 'It’s too much.',
          did: 'You said how it feels.',
          better: 'I have time for two jobs.',
          next: 'what',
        },
      ],
    },
    {
      id: 'what',
      says: 'What do you mean?',
      replies: [
        { say: 'Three jobs.', did: 'You named them.', next: 'which' },
        { say: 'All of it.', did: 'You stayed vague.', better: 'Three jobs.', next: 'which' },
      ],
    },
    {
      id: 'which',
      says: 'Which one?',
      variants: { busy: 'Quickly, which one?' },
      replies: [
        { say: 'The stock check.', did: 'You chose one.', next: 'end' },
        { say: 'You choose.', did: 'You left it to her.', next: 'end' },
      ],
    },
    { id: 'end', says: 'Good.' },
  ],
  when: 'my boss hands me one more job',
  // biome-ignore lint/suspicious/noThenProperty: a field of the content
  then: 'ask what it replaces',
  ...more,
})
