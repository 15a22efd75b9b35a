import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { painted } from '#lib/painted.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Later, laterPart } from '#shell/later.tsx'
import { isCurrent, sideMenu } from '#shell/menu.ts'

// Of companies that require a second factor, and nothing that a first paint needs.
const banner = laterPart(async () => {
  await painted()
  return (await import('#shell/second-factor-banner.tsx')).SecondFactorBanner
})

/** The side menu's entries, in the drawer and in the rail. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const me = useMe()
  return (
    <nav aria-label={t`Main menu`}>
      <ul className="flex flex-col gap-1">
        {sideMenu(me).map((entry) => {
          const current = isCurrent(entry, pathname)
          return (
            <li key={entry.path}>
              <AppLink
                to={entry.path}
                aria-current={current ? 'page' : undefined}
                onClick={() => onChoose?.()}
                className={cx(
                  'flex min-h-12 items-center gap-4 rounded-pill px-4 py-1.5 leading-snug font-semibold no-underline transition-[background-color]',
                  current ? 'bg-strong text-on-strong' : 'text-field hover:bg-quiet',
                )}
              >
                <entry.icon aria-hidden="true" className="size-5.5 shrink-0" />
                {i18n._(entry.label)}
              </AppLink>
            </li>
          )
        })}
      </ul>
      {me.company?.require2FA && <Later part={banner} placeholder={null} />}
    </nav>
  )
}
