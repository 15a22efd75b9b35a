import type { ComponentPropsWithRef } from 'react'
import { cx } from '#lib/cx.ts'

/** The style of a link in running text, also for router links. */
export function linkClass(extra?: string): string {
  return cx(
    'font-medium text-inherit underline decoration-2 underline-offset-4 hover:decoration-[3px]',
    extra,
  )
}

/** A link out of the app. It opens in the same tab, as links do. */
export function ExternalLink({
  className,
  ...rest
}: ComponentPropsWithRef<'a'> & { href: string }) {
  return <a rel="noreferrer" {...rest} className={linkClass(className)} />
}
