import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { PageTitle } from '#shell/page-title.tsx'

export type AuthPageProps = {
  title: string
  /** The document's title, if the heading does not name the page. */
  name?: string
  /** State of a page with several headings: each is announced. */
  moment?: string
  lead: ReactNode
  /** One of the pictures in art/. */
  picture: ReactNode
  /** A long page shows the picture on wide screens only. */
  long?: boolean
  children: ReactNode
}

/** The frame of all pages for signing in: the form on one side, a picture on the other. */
export function AuthPage(props: AuthPageProps) {
  const { title, name, moment, lead, picture, long = false, children } = props
  return (
    <div className="m-auto grid w-full max-w-240 gap-6 py-2 lg:grid-cols-2 lg:gap-8 lg:py-4">
      <div
        className={cx(
          'hidden place-items-center rounded-card bg-home p-6 lg:order-last lg:p-12',
          long
            ? 'lg:sticky lg:top-6 lg:grid lg:aspect-[4/5] lg:self-start'
            : '[@media(min-height:46rem)]:grid',
        )}
      >
        <div className="w-48 lg:w-full">{picture}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:py-8">
        <div>
          <PageTitle name={name} moment={moment}>
            {title}
          </PageTitle>
          <div className="mt-2 text-lead text-field-soft">{lead}</div>
        </div>
        {children}
      </div>
    </div>
  )
}
