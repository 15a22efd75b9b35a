type NeededField = 'adviceId' | 'actionId' | 'adviceTitle' | 'adviceBody' | 'actionTitle' | 'entity'

/** Whether the six fields that a bookmark needs are present (product 5, bookmarks). */
export function canBookmark(fields: Partial<Record<NeededField, string | null>>): boolean {
  const { adviceId, actionId, adviceTitle, adviceBody, actionTitle, entity } = fields
  return [adviceId, actionId, adviceTitle, adviceBody, actionTitle, entity].every(Boolean)
}
