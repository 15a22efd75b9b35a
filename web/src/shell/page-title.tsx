import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { takeArrival } from '#lib/arrival.ts'
import { cx } from '#lib/cx.ts'
import { productName } from '#lib/product.ts'

// Path and moment of the heading announced last. The first load is not announced, except after a
// reload by the app.
let announced: string | null = null

export type PageTitleProps = {
  children: ReactNode
  /** The document's title, if the heading is not plain text. */
  name?: string | undefined
  /** display: the largest, at most one on a page; hidden: for screen readers only. */
  size?: 'display' | 'headline' | 'hidden'
  className?: string
  /** State of a page with several headings: each is announced. */
  moment?: string | undefined
}

/** The page's heading: sets the document title, and takes the focus after navigation. */
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
