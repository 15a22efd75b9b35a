import { addRow, type Corpus, emptyCorpus } from '#corpus.ts'
import { type Row, type TableName, tableNames } from '#tables.ts'

type Rows = { [Name in TableName]?: Partial<Row<Name>>[] }

/** A sound row of each table, over which a test lays what it is about. */
const sound: { [Name in TableName]: Row<Name> } = {
  'important-thing': {
    id: 'team-clear',
    title: 'People know what matters',
    text: 'They pull together.',
    entity: ['team'],
    categoryIds: ['team-goals', 'team-focus'],
    actionIds: [],
  },
  'impact-category': {
    id: 'team-goals',
    title: 'Goals',
    text: 'Say what counts.',
    icon: 'target',
    entity: ['team'],
    actionIds: ['team-say-goal', 'team-ask-goal'],
    reminder: false,
  },
  'impact-action': {
    id: 'team-say-goal',
    title: 'Say the goal',
    entity: ['team'],
    categoryIds: ['team-goals'],
    adviceIds: ['write-it', 'read-it', 'draw-it'],
    keywords: ['goal', 'aim', 'week', 'focus'],
    alsoCalled: ['objective'],
    motivations: ['learn'],
    profiles: ['explorer'],
  },
  'impact-advice': {
    id: 'write-it',
    title: 'Write it down',
    alsoCalled: ['note'],
    body: 'One line.\n\n“This is the goal.”',
    no_advice: false,
    people: 5,
    time: 10,
    budget: 0,
    trending: 0,
    when: 'the week starts',
    // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
    then: 'write the goal',
    smallest: 'Write three words.',
    stretch: 'Write it each week.',
    notFor: '',
    why: 'This is practice wisdom.',
    sourceIds: [],
    grade: 'D',
    challengeIds: ['i-forget', 'no-time'],
    linkIds: [],
    reviewed: '2026-11-21',
  },
  'implementation-challenge': {
    id: 'i-forget',
    title: 'I forget',
    if: 'I forget',
    alsoCalled: ['memory'],
    entity: ['team'],
    family: 'habit',
    adviceIds: ['tie-it', 'note-it', 'ask-for-it'],
  },
  'implementation-advice': {
    id: 'tie-it',
    title: 'Tie it to a habit',
    body: 'Do it with your coffee.',
    subchallenge: 'The moment passes',
    when: 'I make coffee',
    // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
    then: 'write the goal',
    sourceIds: [],
  },
  main: {
    id: 1,
    title: 'Write one line',
    text: 'Write the goal where all can see it.',
    adviceId: 'write-it',
    tags: ['team', 'clear-goals'],
    prioritised: 0,
    sourceId: null,
  },
  flow: {
    id: 1,
    page: 'user-welcome',
    shortName: 'Welcome',
    title: 'Welcome',
    text: 'It takes five minutes.',
    choices: null,
    screen: null,
    maxSelection: 0,
    end: false,
  },
  role: { id: 'team', title: 'Lead a team', text: 'People report to you.', sort: 1 },
  motivation: { id: 'learn', title: 'Learning', text: 'You like to grow.' },
  time: { id: '10', title: '10 minutes', text: 'A coffee.', sort: 1, minutes: 10 },
  learn: { id: 'read', title: 'Read', text: 'Pages.', sort: 1 },
  job: { id: 'other', title: 'Other', text: 'What else there is.' },
  trait: { id: 'calm', title: 'Calm', key: 'confidant', screen: 1 },
  clusters: {
    number: 0,
    key: 'confidant',
    name: 'The Trusted Confidant',
    description: 'You listen.',
    strengths: ['You wait.', 'You hear.', 'You keep it.'],
    watchOuts: ['You may wait long.', 'Your own view matters.'],
    try: ['Say one thing first.', 'Ask one person.'],
    adviceIds: ['write-it', 'read-it', 'draw-it'],
  },
  handbook: {
    id: 'retention-1',
    text: 'Whom do I ask?',
    alsoCalled: ['contact'],
    type: 'C-P',
    category: 'Retention',
    subcategory: 'Talks',
  },
  messages: {
    id: 'feed-0',
    card: 'feed',
    threshold: 0,
    level: 0,
    title: 'Tips',
    text: 'Three wait for you.',
  },
  faq: { id: 'what', topic: 'start', question: 'What is it?', answer: 'It is an app.' },
  news: {
    id: 'first',
    date: '2026-11-01',
    title: 'A first thing',
    text: 'You can do it now.',
    audience: 'everyone',
  },
  about: {
    id: 'write',
    adviceId: 'write-it',
    whom: 'team',
    title: 'Write it down',
    todo: 'Write',
    words: 'Write',
  },
  'internet-links': {
    id: 'talk',
    title: 'A talk',
    url: 'https://example.org/talk',
    publisher: 'Example',
    lang: 'en',
    format: 'read',
    minutes: 5,
    themes: [],
    about: 'A talk about goals.',
    evidence: 'fair',
  },
  tooltips: { page: 'home', label: 'impact index', title: 'Index', text: 'A number.' },
  synonyms: { words: ['coworker', 'colleague'], meaning: 'same' },
  sources: {
    id: 'doe-2001',
    authors: 'Doe, J.',
    year: 2001,
    title: 'Goals',
    venue: 'Journal',
    doi: null,
    finding: 'Goals helped.',
    kind: 'review',
    themes: [],
    verified: 'title-seen',
  },
  'mira-reply': { id: 'hello', text: 'Hello.' },
  'help-line': { country: 'DE', emergency: '112', name: 'Line', phone: '1' },
  rehearsal: {
    id: 'ask-it',
    title: 'Ask for it',
    who: 'boss',
    name: 'Dana',
    minutes: 5,
    setting: 'Dana is your boss.',
    challengeIds: ['i-forget'],
    adviceIds: ['write-it'],
    feelings: [
      { feeling: 'calm', opening: 'Hello.' },
      { feeling: 'busy', opening: 'Yes?' },
    ],
    turns: [
      ...['one', 'two', 'three', 'four', 'five', 'six'].map((id, index, all) => ({
        id,
        ...(index > 0 && { says: 'Go on.' }),
        replies: [
          { say: 'Well.', did: 'It took time.', next: all[index + 1] ?? 'end' },
          { say: 'So.', did: 'It took time.', next: all[index + 1] ?? 'end' },
        ],
      })),
      { id: 'end', says: 'Thanks.' },
    ],
    when: 'it is time',
    // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan
    then: 'ask for it',
  },
}

/** A corpus of the given rows only; each is completed from a sound one. */
export function aCorpus(rows: Rows): Corpus {
  const corpus = emptyCorpus()
  for (const table of tableNames) {
    for (const row of rows[table] ?? []) {
      addRow(corpus, table, `${table}.yaml`, { ...sound[table], ...row } as Row<TableName>)
    }
  }
  return corpus
}
