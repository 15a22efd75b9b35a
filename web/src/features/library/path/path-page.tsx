import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { recordsQuery } from '#features/advice/records.ts'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { PathView } from './path-view.tsx'

/** /impact-actions/path?id=: four weeks with one step each. */
export function PathPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data } = useSuspenseQuery(recordsQuery('path', id ? [id] : []))
  const [path] = data
  return path ? <PathView key={path.id} path={path} /> : <NotHere />
}
