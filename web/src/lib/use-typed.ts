import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must pause before a search, in milliseconds. */
const pause = 250

/**
 * The text of a search field. Calls `ask` with the trimmed text after a pause, at once if emptied.
 */
export function useTyped(
  asked: string,
  ask: (text: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(asked)
  const look = useEffectEvent(() => {
    const text = typed.trim()
    if (text !== asked) ask(text)
  })
  useEffect(() => {
    const timer = setTimeout(look, typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
