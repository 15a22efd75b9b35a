import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { monthOnHomeQuery, seeMonth } from '#features/month-review/month-review.queries.ts'
import { formatMonth } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFocusInstead } from '#ui/use-focus-instead.ts'

/** Offers the review of the last month until it was opened or closed. Hidden after a failure. */
export function MonthCard() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: review } = useQuery(monthOnHomeQuery)
  const [isClosed, setIsClosed] = useState(false)
  const closed = useRef<HTMLParagraphElement>(null)
  useFocusInstead(`${isClosed}`, () => closed.current)
  if (!review || review.isEmpty || (review.isSeen && !isClosed)) return null
  const month = formatMonth(review.month)
  if (isClosed) {
    return (
      <p ref={closed} tabIndex={-1} className="on-surface rounded-card px-6 py-4 text-note">
        <Trans>You’ll find {month} in your Impact Index.</Trans>
      </p>
    )
  }
  const close = () => {
    setIsClosed(true)
    seeMonth(queries, review.month)
  }
  return (
    <Card tone="sun" className="relative">
      <p className="pr-12 text-note font-semibold">
        <Trans>Your month in review</Trans>
      </p>
      <h2 className="mt-1 text-title">{month}</h2>
      <p className="mt-2">
        <Plural
          value={review.actions}
          _0="See how it went, and the line you liked best."
          one="# action. See who it helped, and the line you liked best."
          other="# actions. See who they helped, and the line you liked best."
        />
      </p>
      <AppLink
        to={paths.month}
        className="mt-4 inline-flex min-h-12 items-center rounded-pill bg-on-tone px-6 py-2 font-semibold text-[#fff] no-underline transition-[scale] active:scale-[0.98]"
      >
        <Trans>Look back</Trans>
      </AppLink>
      <IconButton
        label={t`Close: ${month}`}
        className="absolute top-4 right-4"
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={close}
      />
    </Card>
  )
}
