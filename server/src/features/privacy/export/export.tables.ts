import type { Tables } from '#db/tables.ts'

type Table = keyof Tables

/** How a table goes into the copy that a person downloads. */
export type Exported = {
  table: Table
  /** Heading in the page that people read, and a sentence on what it is */
  title: string
  about: string
  /** The columns that say whose a row is */
  by: readonly string[]
  /** Columns that stay here: what opens an account, and what only the store needs */
  without?: readonly string[]
  /** A column with whom it was done to: another person's id is not the reader's to have */
  hides?: string
}

const DAYS_AND_TIMES = 'Times are in UTC.'

/** Everything that the product knows of a person, in the order in which it reads well: product 6. */
export const EXPORTED: readonly Exported[] = [
  {
    table: 'user',
    title: 'Profile',
    about: 'Who you are here, your settings, traits and profile.',
    by: ['_id'],
    without: ['emailKey', 'firstKey', 'lastKey', 'isShadow'],
  },
  {
    table: 'goal',
    title: 'Goals and bookmarks',
    about: 'Also those that you deleted in the last 30 days: they have a deletedDate.',
    by: ['user'],
  },
  { table: 'checkIn', title: 'Check-ins', about: 'What you said of your goals.', by: ['user'] },
  { table: 'history', title: 'Flows', about: 'Your walks through the questions.', by: ['user'] },
  { table: 'search', title: 'Searches', about: 'What you searched for.', by: ['user'] },
  {
    table: 'impactActionHistory',
    title: 'Viewed',
    about: 'Actions, advice and challenges that you looked at.',
    by: ['user'],
  },
  { table: 'likedAction', title: 'Ratings', about: 'How helpful you found advice.', by: ['user'] },
  {
    table: 'impactEvent',
    title: 'What counted for your score',
    about: 'Each thing once for a week.',
    by: ['user'],
  },
  { table: 'impactWeek', title: 'Weeks', about: 'The counts of each week.', by: ['user'] },
  { table: 'pause', title: 'Days off and pauses', about: 'When nothing is asked.', by: ['user'] },
  { table: 'readReminder', title: 'Reminders read', about: DAYS_AND_TIMES, by: ['user'] },
  { table: 'feedback', title: 'Feedback', about: 'What you told us.', by: ['user'] },
  {
    table: 'credential',
    title: 'Password',
    about: 'When you set it. The password itself is stored nowhere, only what proves it.',
    by: ['user'],
    without: ['hash', 'shadowOf', 'contestedDate'],
  },
  {
    table: 'session',
    title: 'Devices that are signed in',
    about: 'Without what would let somebody in.',
    by: ['user'],
    without: ['tokenHash', 'tries'],
  },
  {
    table: 'totp',
    title: 'Authenticator app',
    about: 'Without its secret.',
    by: ['user'],
    without: ['sealedSecret', 'lastStep'],
  },
  {
    table: 'smsFactor',
    title: 'Phone for codes',
    about: 'The last four digits; the number is kept under seal.',
    by: ['user'],
    without: ['sealedPhone', 'sealedPending'],
  },
  {
    table: 'recoveryCode',
    title: 'Recovery codes',
    about: 'When they were made and used, without the codes.',
    by: ['user'],
    without: ['codeHash'],
  },
  {
    table: 'otpChallenge',
    title: 'Codes by text message',
    about: 'Those of the last minutes, without the codes.',
    by: ['user'],
    without: ['codeHash', 'session'],
  },
  {
    table: 'actionCode',
    title: 'Links in mails',
    about: 'Those that still wait to be used, without the links.',
    by: ['user'],
    without: ['codeHash'],
  },
  {
    table: 'outbox',
    title: 'Mails and text messages to you',
    about: 'What they were about and when. Their text may hold links and codes, so it stays out.',
    by: ['user'],
    without: ['text', 'html', 'lastError', 'nextTry', 'tries'],
  },
  {
    table: 'auditEvent',
    title: 'What happened to your account',
    about: 'Sign-ins and changes, and what you did to others as an admin, without who they are.',
    by: ['subject', 'actor'],
    hides: 'subject',
  },
  {
    table: 'reminder',
    title: 'Reminders that you wrote',
    about: 'For your organisation, which keeps them.',
    by: ['createdBy'],
  },
  {
    table: 'orgInfo',
    title: 'Handbook answers that you changed last',
    about: 'For your organisation, which keeps them.',
    by: ['updatedBy'],
  },
]

/** Columns that name a person in a table; a table that has one is exported or stands below. */
export const NAMING = [
  ...['user', 'createdBy', 'updatedBy', 'actor', 'subject', 'email', 'emailKey', 'recipient'],
] as const

/** Tables with such a column that are not in the copy, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  invitation:
    'Written by an admin of the organisation about an address; whoever takes it up is in user.',
  memberImport: 'A file that an admin brought for the organisation, kept for 30 days.',
  memberImportRow:
    'Written by an admin about an address; whoever comes by the invitation is in user.',
  memberWord:
    'Names and addresses in pieces, by which members are found; they are in user as a whole.',
}
