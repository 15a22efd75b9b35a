// Columns follow the conventions of `tables.ts`.
type Instant = number

/** A message to Mira with her answer; a chat is its messages. */
export type ChatMessageTable = {
  _id: string
  user: string
  /** The id of the first message of the chat */
  chat: string
  /** Sealed for the person: JSON of the text and the answer */
  content: string
  createdDate: Instant
}

/** A line that Mira remembers of a person. */
export type ChatMemoryTable = {
  _id: string
  user: string
  /** Sealed for the person: JSON of the text */
  content: string
  createdDate: Instant
}
