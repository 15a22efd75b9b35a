import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** How near to the end one has to come, in pixels. */
const near = '240px'

/** Of infinite scrolling: product 9. */
const event = 'load-more'

type Props = {
  /** How many have come so far */
  count: number
  pending?: boolean
  /** `asked`: by the button, not by coming near. */
  onMore: (asked: boolean) => void
  /** What the button says, in the words of the page. */
  label: ReactNode
  /** How many of how many, where that is known. */
  note?: ReactNode
}

/**
 * The end of what has come so far: more comes when somebody scrolls here, and by a button. A page
 * that nobody has scrolled yet stays as it is. The button stays the same one, with its focus.
 */
export function LoadMore({ count, pending = false, onMore, label, note }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => onMore(false))
  useEffect(() => {
    const element = ref.current
    // Looked at anew with each part that comes: the end may still be near.
    if (element === null || count < 0) return
    let isNear = false
    const tell = () => {
      // Who came here by the keyboard has the button: focus alone changes nothing.
      if (!isNear || scrollY === 0 || element.contains(document.activeElement)) return
      element.dispatchEvent(new CustomEvent(event, { bubbles: true }))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.some((entry) => entry.isIntersecting)
        tell()
      },
      { rootMargin: near },
    )
    observer.observe(element)
    element.addEventListener(event, load)
    // Near from the beginning, on a screen that is tall: then the first scrolling tells.
    addEventListener('scroll', tell, { once: true, passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener(event, load)
      removeEventListener('scroll', tell)
    }
  }, [count])
  return (
    <div ref={ref} className="flex flex-wrap items-center justify-center gap-4">
      {note && <p className="text-field-soft">{note}</p>}
      <Button
        aria-busy={pending}
        icon={pending ? <Spinner /> : undefined}
        onClick={() => onMore(true)}
      >
        {label}
      </Button>
    </div>
  )
}

/** How many entries a long list begins with, and how many come at a time. */
const part = 24

/** For what holds a long list: what is out of sight beyond its beginning is not drawn. */
export const longList =
  '[&_li:nth-child(n+25)]:[content-visibility:auto] [&_li:nth-child(n+25)]:[contain-intrinsic-size:auto_14rem]'

/** A list that is all here but drawn in parts: how many are, and how there will be more. */
export function useParts(total: number) {
  const [count, setCount] = useState(part)
  return { count, hasMore: total > count, more: () => setCount(count + part) }
}
