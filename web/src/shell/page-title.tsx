import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { takeArrival } from '#lib/arrival.ts'
import { cx } from '#lib/cx.ts'
import { productName } from '#lib/product.ts'

// The path, with the moment of its page, whose heading was announced last. The first load is not
// announced: the browser begins at the top of a new document by itself. Unless somebody went on
// before there was anything to read, or comes from a button of the app that loads it anew.
let announced: string | null = null

export type PageTitleProps = {
  children: ReactNode
  /** The document's title where the heading is no plain text. */
  name?: string | undefined
  /** display: the biggest, for one page at most; hidden: for screen readers alone. */
  size?: 'display' | 'headline' | 'hidden'
  className?: string
  /** What a page has come to that has several headings at one path: each is an arrival. */
  moment?: string | undefined
}

/**
 * The heading of a page. Names the document, and takes the focus when one arrives here by
 * navigation, so that a screen reader and the keyboard begin at the new page.
 */
export function PageTitle(props: PageTitleProps) {
  const { children, name, size = 'headline', className, moment = '' } = props
  const ref = useRef<HTMLHeadingElement>(null)
  const arrivedBy = useNavigationType()
  const { pathname } = useLocation()
  useEffect(() => {
    const title = name ?? ref.current?.textContent
    document.title = title ? `${title} · ${productName}` : productName
  })
  useEffect(() => {
    const place = `${pathname} ${moment}`
    const before = announced
    announced = place
    if (before === null ? !takeArrival() && arrivedBy !== 'PUSH' : before === place) return
    ref.current?.focus({ preventScroll: true })
    const isSamePage = before?.startsWith(`${pathname} `)
    if (isSamePage || arrivedBy !== 'POP') window.scrollTo(0, 0)
  }, [pathname, moment, arrivedBy])
  const look = size === 'hidden' ? 'sr-only' : size === 'display' ? 'text-display' : 'text-headline'
  return (
    <h1 ref={ref} tabIndex={-1} className={cx(look, className)}>
      {children}
    </h1>
  )
}
