import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { recordAdviceViewed } from '#api/impact-index.ts'
import { createNotes } from './viewed.rules.ts'

const viewedDocument = graphql(`
  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {
    impactActionHistoryUpdateById(obj: $obj) {
      _id
    }
  }
`)

/** Where the list of what one looked at is kept: features/library reads it. */
export const viewedKey = ['viewed'] as const

/** What one looked at (product 3, impactActionHistory). */
export type Viewed = {
  id: string
  type: 'action' | 'advice' | 'challenge'
  title: string
  /** The action that it was opened with; null for an action itself. */
  source: string | null
  entity: string | null
}

const isNews = createNotes(() => Date.now())

/**
 * Notes that the person looks at this; null is nothing yet. Reading never waits for it, and where it
 * fails nothing is said: the list of what one looked at is a convenience.
 */
export function useViewed(person: string, viewed: Viewed | null | undefined): void {
  const queries = useQueryClient()
  const text = viewed ? JSON.stringify(viewed) : null
  useEffect(() => {
    if (text === null) return
    const { id, type, title, source, entity } = JSON.parse(text) as Viewed
    if (!isNews(`${person} ${type} ${id} ${entity}`)) return
    const obj = { id, type, title: title.slice(0, 200), source, entity }
    request(viewedDocument, { obj }).then(
      () => queries.invalidateQueries({ queryKey: viewedKey }),
      () => {},
    )
    if (type === 'advice') void recordAdviceViewed(queries, id)
  }, [person, text, queries])
}
