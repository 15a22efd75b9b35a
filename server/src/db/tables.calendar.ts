// Columns follow the conventions of `tables.ts`.
/** The secret address at which a person's calendar is read. */
export type CalendarAddressTable = {
  user: string
  tokenHash: string
  createdDate: number
  /** Day in UTC when a calendar last read it; null: never */
  lastReadDate: string | null
}
