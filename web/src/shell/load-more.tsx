import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

const near = '240px'

/** The event of infinite scrolling (product 9). */
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
    // Runs again after each part, because the end may still be near.
    if (element === null || count < 0) return
    let isNear = false
    const tell = () => {
      // Focus alone does not load more, because keyboard users have the button.
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
    // On a tall screen the end is near from the start, so the first scroll loads more.
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
