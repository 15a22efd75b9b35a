import type { Kit, Path } from '#api/content-tables.ts'

/** A kit with five steps. */
export const aKit: Kit = {
  id: 'kit',
  title: 'Run a one-to-one',
  situation: 'Yours are status reports',
  entity: ['team'],
  body: 'It is their meeting.',
  minutes: 30,
  when: 'the day comes',
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
  then: 'take the next step',
  prepare: ['The last note', 'One thing that went well'],
  steps: ['Fix the slot', 'Open', 'Listen', 'Decide', 'Close'].map((title, at) => ({
    id: `step-${at}`,
    title,
    text: `How to do step ${at}.`,
    ...(at === 1 && { say: '“What’s on your mind?”' }),
  })),
  copy: 'Hello Ana,\nlet’s meet on Tuesday.',
  avoid: ['A status report'],
  handOver: ['Health comes up: stop, and go to HR.'],
  depends: 'Notes may be personal data.',
  actionIds: ['action'],
  adviceIds: ['short'],
  unchecked: true,
}

/** A path whose second week is a kit. */
export const aPath: Path = {
  id: 'path',
  title: 'Your first month as a lead',
  situation: 'You lead since Monday',
  entity: ['team'],
  body: 'For people who lead for the first time.',
  weeks: ['short', 'kit', 'middle', 'long'].map((id, at) => ({
    title: `Title of week ${at + 1}`,
    step: `Step ${at + 1}.`,
    ...(id === 'kit' ? { kitId: id } : { adviceId: id }),
    when: 'Monday comes',
    // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
    then: 'do it',
    why: `Why week ${at + 1}.`,
  })),
  end: 'They know you.',
}
