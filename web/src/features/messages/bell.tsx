import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { unreadQuery } from './inbox.queries.ts'

/** The bell in the top bar, with the number of unread messages; opens the inbox. */
export function Bell() {
  const { t } = useLingui()
  const { key } = useLocation()
  const queries = useQueryClient()
  const { data: unread = 0 } = useQuery(unreadQuery)
  // On each page, but once a minute at most.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again on another page
  useEffect(() => void queries.prefetchQuery({ ...unreadQuery, staleTime: 60_000 }), [queries, key])
  return (
    <AppLink
      to={paths.messages}
      aria-label={unread > 0 ? t`Messages, ${unread} unread` : t`Messages`}
      className={iconButtonClass('bare', 'relative no-underline')}
    >
      <BellIcon aria-hidden="true" className="size-6" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="on-tone absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-pill bg-coral px-1 text-note leading-none font-bold figures"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </AppLink>
  )
}
