import { useEffect, useState } from 'react'
import type { Found } from './found.queries.ts'
import { said } from './says.ts'

/** How long results stand before they are read out, in milliseconds: nobody is told of every key. */
const calm = 700

/** Says politely what was found, once typing has come to rest. `found`: undefined on the way. */
export function Announcer({ words, found }: { words: string; found: Found | undefined }) {
  const [saying, setSaying] = useState('')
  const next = found ? said(words, found) : null
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setSaying(next), calm)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <p role="status" className="sr-only">
      {saying}
    </p>
  )
}
