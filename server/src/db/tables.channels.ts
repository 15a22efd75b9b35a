// Columns follow the conventions of `tables.ts`.
type Instant = number
type Maybe<T> = T | null

/** An address that gets a company's messages: a channel of Slack or Teams, or a webhook. */
export type CompanyChannelTable = {
  _id: string
  company: string
  kind: 'slack' | 'teams' | 'webhook'
  name: string
  /** Sealed for the channel's id, because these addresses are secrets */
  sealedUrl: string
  /** The secret that signs messages to a webhook; null for other kinds */
  sealedSecret: Maybe<string>
  createdBy: Maybe<string>
  createdDate: Instant
  isOn: 0 | 1
  lastSentDate: Maybe<Instant>
  /** Why the last attempt failed; null after a success */
  lastError: Maybe<string>
  /** Failed attempts in a row */
  failures: number
}

/** A message to a channel. Only one is made for an event and its occasion. */
export type ChannelMessageTable = {
  _id: string
  channel: string
  event: string
  /** The id of the reminder, or the week */
  occasion: string
  /** JSON; it has nothing about a person */
  body: string
  createdDate: Instant
  sentDate: Maybe<Instant>
  lastError: Maybe<string>
}
