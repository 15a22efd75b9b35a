import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { recordsQuery } from '#features/advice/records.ts'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { ActionView } from './action-view.tsx'

/** /impact-actions/advice?action=&advice=&entity=: one action and its pieces of advice. */
export function ActionPage() {
  const [search] = useSearchParams()
  const id = search.get('action')
  const { data } = useSuspenseQuery(recordsQuery('impact-action', id ? [id] : []))
  const [action] = data
  if (!action) return <NotHere />
  return (
    <ActionView
      key={action.id}
      action={action}
      asked={{ advice: search.get('advice'), entity: search.get('entity') }}
    />
  )
}
