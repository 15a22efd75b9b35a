import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FeedbackButton } from '#shell/feedback-button.tsx'
import { sideMenu } from '#shell/menu.ts'
import { currentOf } from '#shell/menu-entry.ts'
import { menuPlace } from '#shell/origin.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = {
  onChoose?: () => void
  /** Opens the feedback dialog; left out if the top bar has its button. */
  onFeedback?: () => void
}

export function MenuList({ onChoose, onFeedback }: Props) {
  const { t, i18n } = useLingui()
  const place = menuPlace(useLocation())
  const me = useMe()
  const entries = sideMenu(me)
  const currentEntry = currentOf(entries, place)
  const firstOfAdmins = entries.find(({ isForAdmins }) => isForAdmins !== undefined)
  return (
    <nav aria-label={t`Main menu`}>
      <ul className="flex flex-col gap-1">
        {entries.map((entry) => {
          const current = entry === currentEntry
          return (
            <li
              key={entry.path}
              className={cx(entry === firstOfAdmins && 'mt-2 border-t-2 border-(--quiet) pt-2')}
            >
              <AppLink
                to={entry.path}
                aria-current={current ? 'page' : undefined}
                onClick={() => onChoose?.()}
                className={cx(
                  'flex min-h-12 items-center gap-3 rounded-pill px-4 py-1.5 leading-snug font-semibold no-underline transition-[background-color]',
                  current ? 'bg-strong text-on-strong' : 'text-field hover:bg-quiet',
                )}
              >
                <entry.icon aria-hidden="true" className="size-5.5 shrink-0" />
                {i18n._(entry.label)}
                {entry.path === paths.whatsNew && me.hasUnreadNews && <UnreadMark />}
              </AppLink>
            </li>
          )
        })}
      </ul>
      {onFeedback && me.sessionState !== 'pending_2fa' && (
        <FeedbackButton
          onOpen={onFeedback}
          className="mt-3 flex min-h-12 w-full items-center gap-3 rounded-pill px-4 py-1.5 leading-snug font-semibold text-field-soft hover:bg-quiet md:hidden"
        />
      )}
      {/* Sign-out is always in the menu, also before a second factor. */}
      <AppLink
        to={paths.signOff}
        onClick={() => onChoose?.()}
        className="flex min-h-12 items-center gap-3 rounded-pill px-4 py-1.5 leading-snug font-semibold text-field-soft no-underline hover:bg-quiet md:mt-3"
      >
        <LogOut aria-hidden="true" className="size-5.5 shrink-0" />
        <Trans>Sign out</Trans>
      </AppLink>
    </nav>
  )
}

function UnreadMark() {
  return (
    <span className="ml-auto size-3 shrink-0 rounded-pill bg-coral">
      <VisuallyHidden>
        <Trans>, unread</Trans>
      </VisuallyHidden>
    </span>
  )
}
