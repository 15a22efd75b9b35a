import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { preloadPage } from '#shell/preload.ts'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of paths.ts. */
  to: string
  replace?: boolean
  /** The history state of the new page. */
  state?: unknown
  /** Called when a click opens the page here, and not in a new tab. */
  onGo?: (link: HTMLAnchorElement) => void
}

/**
 * A link within the app; preloads its page on hover, touch and focus. The router's Link weighs 3 kB
 * more.
 */
export function AppLink({ to, replace, state, onClick, onGo, ...rest }: AppLinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
  })
  const ahead = () => void preloadPage(to)
  return (
    <a
      onPointerEnter={ahead}
      onTouchStart={ahead}
      onFocus={ahead}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        go(event)
        if (event.defaultPrevented) onGo?.(event.currentTarget)
      }}
    />
  )
}
