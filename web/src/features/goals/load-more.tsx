import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'

/** How many entries a long list begins with, and how many come at a time. */
const part = 24

/** For what holds a long list: what is out of sight beyond its beginning is not drawn. */
export const longList =
  '[&_li:nth-child(n+25)]:[content-visibility:auto] [&_li:nth-child(n+25)]:[contain-intrinsic-size:auto_14rem]'

/** A long list in parts: it gets longer when its end comes near (product 9, 'load-more'). */
export function useParts(total: number): { count: number; more: ReactNode } {
  const [count, setCount] = useState(part)
  const more = total > count && (
    <LoadMore key={count} shown={count} total={total} onMore={() => setCount(count + part)} />
  )
  return { count, more }
}

function LoadMore(props: { shown: number; total: number; onMore: () => void }) {
  const { shown, total, onMore } = props
  const ref = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onMore)
  useEffect(() => {
    if (ref.current === null) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) load()
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '600px' })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className="mt-6 flex flex-wrap items-center justify-center gap-4">
      <p className="text-field-soft">
        <Trans>
          {shown} of {total}
        </Trans>
      </p>
      <Button variant="quiet" onClick={onMore}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  )
}
