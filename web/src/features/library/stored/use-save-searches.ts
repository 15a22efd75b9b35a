import { useRef } from 'react'
import { type Question, wordsOf } from '#features/library/question.ts'
import { useKeepSearch } from './stored.queries.ts'
import { searchTypeOf } from './stored.rules.ts'

/**
 * Keeps the searches that were meant: one that was submitted, and one that was typed and led to a
 * result. The same one is kept once in a row.
 */
export function useSaveSearches() {
  const store = useKeepSearch()
  const isTyped = useRef(false)
  const last = useRef('')

  function submitted(question: Question): void {
    const words = wordsOf(question.text)
    const search = `${searchTypeOf(question.filters)} ${words}`
    isTyped.current = false
    if (words === '' || search === last.current) return
    last.current = search
    store(question)
  }

  return {
    typed: () => {
      isTyped.current = true
    },
    submitted,
    opened: (question: Question) => {
      if (isTyped.current) submitted(question)
    },
  }
}
