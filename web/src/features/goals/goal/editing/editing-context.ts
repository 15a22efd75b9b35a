import { createContext, useContext } from 'react'
import type { GoalEditing } from './use-goal-editing.ts'

/** The form on screen, for its parts that are fetched later. */
export const EditingContext = createContext<GoalEditing | null>(null)

export function useEditing(): GoalEditing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new Error('a part of a form without a form')
  return editing
}
