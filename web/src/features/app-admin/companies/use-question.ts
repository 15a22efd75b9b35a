import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How long one pauses before what is typed is looked for, in milliseconds. */
const pause = 250

/** What is looked for: it stands in the address, what is typed a moment later. */
export function useQuestion() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q')?.slice(0, 200) ?? ''
  const [typed, setTyped] = useState(asked)
  const look = useEffectEvent(() => {
    const next = typed.trim()
    if (next !== asked) setSearch(next === '' ? {} : { q: next }, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(look, typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  return { asked, typed, setTyped }
}
