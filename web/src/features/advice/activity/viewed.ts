import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { recordAdviceViewed } from '#features/impact-index/impact-index.queries.ts'
import { createNotes } from './viewed.rules.ts'

const viewedDocument = graphql(`
  mutation NoteViewed($obj: ImpactActionHistoryByIdInput!) {
    impactActionHistoryUpdateById(obj: $obj) {
      _id
    }
  }
`)

/** features/library reads this list too. */
export const viewedKey = ['viewed'] as const

export type ViewedItem = {
  id: string
  type: 'action' | 'advice' | 'challenge' | 'kit' | 'path'
  title: string
  /** The action it was opened from; null for an action itself. */
  source: string | null
  entity: string | null
}

const isNews = createNotes(() => Date.now())

/**
 * Records that the person views this; null records no view. It never blocks, and a failure is
 * silent.
 */
export function useViewed(person: string, viewed: ViewedItem | null | undefined): void {
  const queries = useQueryClient()
  const text = viewed ? JSON.stringify(viewed) : null
  useEffect(() => {
    if (text === null) return
    const { id, type, title, source, entity } = JSON.parse(text) as ViewedItem
    if (!isNews(`${person} ${type} ${id} ${entity}`)) return
    const obj = { id, type, title: title.slice(0, 200), source, entity }
    request(viewedDocument, { obj }).then(
      () => queries.invalidateQueries({ queryKey: viewedKey }),
      () => {},
    )
    if (type === 'advice') void recordAdviceViewed(queries, id)
  }, [person, text, queries])
}
