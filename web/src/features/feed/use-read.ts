import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { readingTime } from './reading-time.ts'

/** Whether most of a small element, or half a screen of a large one, is visible. */
const inView = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.6 || intersectionRect.height >= innerHeight / 2

/** Calls back when a text was in view long enough to read, until `isRead`. */
export function useRead<E extends HTMLElement>(
  text: string,
  isRead: boolean,
  onRead: () => void,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    const element = ref.current
    if (element === null || isRead) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSeen = false
    const watch = () => {
      clearTimeout(timer)
      if (isSeen && document.visibilityState === 'visible') {
        timer = setTimeout(tell, readingTime(text))
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.some(inView)
        if (now === isSeen) return
        isSeen = now
        watch()
      },
      { threshold: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', watch)
    }
  }, [text, isRead])
  return ref
}
