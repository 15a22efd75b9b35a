import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { recordsQuery } from '#features/advice/records.ts'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { KitView } from './kit-view.tsx'

/** /impact-actions/kit?id=: the whole of an occasion. */
export function KitPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data } = useSuspenseQuery(recordsQuery('kit', id ? [id] : []))
  const [kit] = data
  return kit ? <KitView key={kit.id} kit={kit} /> : <NotHere />
}
