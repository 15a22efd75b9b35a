import { createContext, useContext } from 'react'
import type { ListedGoal } from '#features/goals/goals.queries.ts'

/** A bookmark that is open, and how it is taken away. */
export type OpenBookmark = { bookmark: ListedGoal; onRemove: (bookmark: ListedGoal) => void }

export const BookmarkContext = createContext<OpenBookmark | null>(null)

/** For the reading, which is fetched when a bookmark opens. */
export function useOpenBookmark(): OpenBookmark {
  const open = useContext(BookmarkContext)
  if (open === null) throw new Error('a reading without a bookmark')
  return open
}

/** The ids of the advice that a bookmark keeps: one, or none. */
export function adviceOf({ adviceId }: ListedGoal): string[] {
  return adviceId === null ? [] : [adviceId]
}
