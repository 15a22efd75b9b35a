import { useSearchParams } from 'react-router'
import { useTyped } from '#lib/use-typed.ts'

/** What is looked for: it stands in the address, what is typed a moment later. */
export function useQuestion() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q')?.slice(0, 200) ?? ''
  const [typed, setTyped] = useTyped(asked, (text) =>
    setSearch(text === '' ? {} : { q: text }, { replace: true }),
  )
  return { asked, typed, setTyped }
}
