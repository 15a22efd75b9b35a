import { useEffect, useEffectEvent, useState } from 'react'

/** How long one pauses before what is typed is looked for, in milliseconds. */
const pause = 250

/**
 * What stands in a field that narrows a list, and the way to write it. `ask` gets it without blanks
 * at its ends a moment after the last key, or at once where the field was emptied; it is not called
 * for what is `asked` already.
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
