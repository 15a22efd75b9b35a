import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import type { MembershipProblem } from '#features/app-admin/overview.queries.ts'
import { problemWords } from '#features/app-admin/problem.labels.ts'
import { dayOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

/** Differences from the data of the payment provider; hidden without any. */
export function PaymentsCard({ problems }: { problems: readonly MembershipProblem[] }) {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash === '#payments') place.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  if (problems.length === 0) return null
  return (
    <Card ref={place} className="scroll-mt-6 sm:p-8">
      <h2 className="text-title">
        <Trans>Payments to check</Trans>
      </h2>
      <ul className="mt-2 flex flex-col">
        {problems.map((row) => (
          <Row key={`${row.user} ${row.customerId} ${row.problem}`} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ row }: { row: MembershipProblem }) {
  const { i18n } = useLingui()
  const { timeZone } = useMe()
  const { problem, user, email, firstName, lastName, customerId, date } = row
  const name = [firstName, lastName].filter(Boolean).join(' ') || email
  const words = problemWords[problem]
  return (
    <li className="border-t-2 border-(--quiet) py-4 first:border-t-0">
      <p className="font-semibold">
        {user === null ? (
          <Trans>Unknown customer</Trans>
        ) : (
          <AppLink to={paths.appAdminMember(user)} className={linkClass()}>
            {name ?? user}
          </AppLink>
        )}
      </p>
      <p className="max-w-prose">
        {user === null ? (
          <Trans>No account here has this customer. Check it at the payment provider.</Trans>
        ) : (
          words && i18n._(words)
        )}
      </p>
      <p className="text-note text-field-soft">
        {customerId !== null && `${customerId} · `}
        <Trans>Seen {dayOf(date, timeZone)}</Trans>
      </p>
    </li>
  )
}
