// Columns follow the conventions of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Maybe<T> = T | null

/** Messages on all channels; those of the channel `app` are the person's inbox. */
export type OutboxTable = {
  _id: string
  channel: 'app' | 'mail' | 'push' | 'sms'
  /** The name of the message, such as resetLink */
  kind: Maybe<string>
  /** The person it is about: erasure deletes it */
  user: Maybe<string>
  /** An address, a phone number, or the id of a push subscription; empty in the app */
  recipient: string
  /** The `mailKey` of the recipient */
  recipientKey: string
  /** What it is about, such as a day: one message for a person, kind, channel, recipient and occasion */
  occasion: Maybe<string>
  /** The ids of the goals and reminders that it speaks of, as JSON: it doesn't leave without them */
  about: Maybe<string>
  /** Another person whose name it has: erasure of that person deletes it, too */
  sender: Maybe<string>
  subject: string
  text: string
  html: Maybe<string>
  /** The page of the app that it opens */
  path: Maybe<string>
  createdDate: Instant
  /** Not sent after this instant */
  expires: Maybe<Instant>
  sentDate: Maybe<Instant>
  /** When the person opened it in the app */
  readDate: Maybe<Instant>
  /** Why the last attempt failed, for operators; the job has the attempts and the next run */
  lastError: Maybe<string>
}

/** The channels that a person chose for a kind of messages; without a row, only the app. */
export type MessagePreferenceTable = { user: string; kind: string; mail: Flag; push: Flag }

/** When and where a person gets messages; without a row, `preferences.rules.ts: DEFAULT_TIMES`. */
export type MessageSettingsTable = {
  user: string
  days: string
  fromTime: string
  toTime: string
  digestDay: number
  digestTime: string
  mutedUntil: Maybe<string>
  /** The `mailKey` of an address that doesn't exist: it gets no more messages of chosen kinds */
  failedKey: Maybe<string>
}

/** When a person's messages are planned next; 0: as soon as possible. */
export type MessageDueTable = { user: string; at: Instant }

/** A browser that gets messages, as long as its session goes on. */
export type PushSubscriptionTable = {
  _id: string
  user: string
  session: string
  endpointHash: string
  /** Its address and keys, as JSON */
  sealed: string
  createdDate: Instant
}
