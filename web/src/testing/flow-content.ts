import type { ContentTables, ImpactAdvice } from '#api/content-tables.ts'

export const anAdvice = (id: string, more: Partial<ImpactAdvice> = {}): ImpactAdvice => ({
  id,
  title: `Advice ${id}`,
  body: 'Do **one thing** today.\n\n“Say these words.”',
  time: 10,
  people: 4,
  budget: 0,
  challengeIds: ['late', 'shy', 'busy'],
  ...more,
})

const challenge = (id: string, title: string) => ({
  id,
  title,
  entity: ['team', 'customer'],
  family: 'time',
  adviceIds: ['help'],
})

/** The plan that a piece of advice suggests. */
// biome-ignore lint/suspicious/noThenProperty: a field of the content
export const sentence = { when: 'the stand-up begins', then: 'I ask one question' }
// biome-ignore lint/suspicious/noThenProperty: a field of the content
const ifThen = { when: 'we are late', then: 'begin small' }

export const flowContent: { [Table in keyof ContentTables]?: { fields: ContentTables[Table][] } } =
  {
    'important-thing': {
      fields: [{ id: 'thing', title: 'Trust', entity: ['team', 'customer'], categoryIds: ['cat'] }],
    },
    'impact-category': {
      fields: [
        { id: 'cat', title: 'Clear goals', entity: ['team', 'customer'], actionIds: ['action'] },
      ],
    },
    'impact-action': {
      fields: [
        {
          id: 'action',
          title: 'Name the one goal of the week',
          entity: ['team', 'customer'],
          categoryIds: ['cat'],
          adviceIds: ['short', 'middle', 'long'],
        },
      ],
    },
    'impact-advice': {
      fields: [
        anAdvice('short', { time: 5, ...sentence }),
        anAdvice('middle', { time: 10 }),
        anAdvice('long', { time: 30, people: 8 }),
      ],
    },
    'implementation-challenge': {
      fields: [
        challenge('late', 'We are late'),
        challenge('shy', 'I am shy'),
        challenge('busy', 'I am busy'),
      ],
    },
    'implementation-advice': {
      fields: [{ id: 'help', title: 'Begin small', body: 'Begin with one.', ...ifThen }],
    },
  }
