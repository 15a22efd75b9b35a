import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { BackLink } from '#shell/back-link.tsx'
import { type Origin, originOf, pathOf } from '#shell/origin.ts'

const words: Record<Origin, MessageDescriptor> = {
  search: msg`Back to search`,
  feed: msg`Back to feed`,
  hub: msg`Back to My Hub`,
  home: msg`Back to home`,
  chat: msg`Back to Mira`,
  start: msg`Back to your advice`,
}

/**
 * Leads back to the page that opened this advice, in its earlier state, or to the search if
 * that page is unknown.
 */
export function BackToOrigin() {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const origin = originOf(useLocation())
  return (
    <div className="mb-3 text-field">
      <BackLink
        to={pathOf(origin ?? 'search')}
        onClick={(event) => {
          const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
          if (origin === null || !isPlain || event.button !== 0) return
          event.preventDefault()
          void navigate(-1)
        }}
      >
        {i18n._(words[origin ?? 'search'])}
      </BackLink>
    </div>
  )
}
