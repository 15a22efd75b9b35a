import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { cx } from '#lib/cx.ts'
import { AppLink } from '#shell/app-link.tsx'
import { bottomMenu, currentOf } from '#shell/menu-entry.ts'

/** Bottom navigation of small screens, in reach of a thumb. */
export function BottomBar() {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const open = currentOf(bottomMenu, pathname)
  return (
    <nav
      aria-label={t`Bottom navigation`}
      className="on-surface bg-bar fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 rounded-card p-1.5 shadow-lift lg:hidden"
    >
      <ul className="flex">
        {bottomMenu.map((entry) => {
          const current = entry === open
          return (
            <li key={entry.path} className="flex-auto">
              <AppLink
                to={entry.path}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-[1.375rem] px-0.5 text-note min-[22.5rem]:px-1.5 font-semibold whitespace-nowrap no-underline transition-[background-color,color]',
                  current ? 'bg-strong text-on-strong' : 'text-ink',
                )}
              >
                <entry.icon aria-hidden="true" className="size-5.5" />
                {i18n._(entry.label)}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
