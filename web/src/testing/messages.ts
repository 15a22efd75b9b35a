import type { MessageSettingsQuery } from '#api/generated/graphql.ts'

type Settings = MessageSettingsQuery['messageSettingsGet']

/** Settings of messages with emails of these kinds. */
export const messageSettings = (
  on: readonly string[] = [],
  more: Partial<Settings> = {},
): Settings => ({
  choices: ['plan', 'checkIn', 'digest', 'reminder', 'partner'].map((kind) => ({
    ...{ kind, mail: on.includes(kind), push: false },
  })),
  ...{ days: '12345', fromTime: '08:00', toTime: '20:00', digestDay: 2, digestTime: '10:00' },
  ...{ mutedUntil: null, isMailFailing: false },
  ...more,
})
