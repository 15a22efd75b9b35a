import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

const near = '240px'

/** Of infinite scrolling: product 9. */
const event = 'load-more'

type Props = {
  count: number
  pending?: boolean
  onMore: (asked: boolean) => void
  label: ReactNode
  note?: ReactNode
}

/** The end of a list: loads more by scrolling or by a button, which keeps its focus. */
export function LoadMore({ count, pending = false, onMore, label, note }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => onMore(false))
  useEffect(() => {
    const element = ref.current
    // Again with each part: the end may still be near.
    if (element === null || count < 0) return
    let isNear = false
    const tell = () => {
      // Keyboard users have the button: focus alone does not load more.
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
    // Near from the start on a tall screen: the first scroll loads.
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

/** Items per part of a long list. */
const part = 24

/** Off-screen items are not rendered. */
export const longList =
  '[&_li:nth-child(n+25)]:[content-visibility:auto] [&_li:nth-child(n+25)]:[contain-intrinsic-size:auto_14rem]'

export function useParts(total: number) {
  const [count, setCount] = useState(part)
  return { count, hasMore: total > count, more: () => setCount(count + part) }
}
