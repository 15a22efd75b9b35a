import { useEffect, useState } from 'react'

/** The whole seconds left until `until`, in epoch milliseconds; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      tick()
      if (until <= Date.now()) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  return left
}
