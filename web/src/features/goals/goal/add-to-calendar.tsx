import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { keepFile } from '#lib/keep-file.ts'
import { InlineError } from '#shell/inline-error.tsx'

const calendarDocument = graphql(`
  query GoalCalendar($_id: ID!) {
    goalCalendarGet(_id: $_id)
  }
`)

/** Saves the dates of a goal as a file that calendars open (product 4, calendar). */
export function AddToCalendar({
  goal: { _id },
  className,
}: {
  goal: { _id: string }
  className: string
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { goalCalendarGet } = await request(calendarDocument, { _id })
      keepFile(new Blob([goalCalendarGet], { type: 'text/calendar' }), 'goal.ics')
    },
  })
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Add to calendar</Trans>
      </button>
      <div className="basis-full empty:hidden">
        <InlineError error={error} />
      </div>
    </>
  )
}
