import { createContext, useContext } from 'react'
import type { ListedGoal } from '#features/goals/goals.queries.ts'

export type OpenBookmark = { bookmark: ListedGoal; onRemove: (bookmark: ListedGoal) => void }

export const BookmarkContext = createContext<OpenBookmark | null>(null)

export function useOpenBookmark(): OpenBookmark {
  const open = useContext(BookmarkContext)
  if (open === null) throw new Error('a reading without a bookmark')
  return open
}

export function adviceOf({ adviceId }: ListedGoal): string[] {
  return adviceId === null ? [] : [adviceId]
}
