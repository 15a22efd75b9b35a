import { Trans } from '@lingui/react/macro'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#companies/read-anew.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const firstStepsDocument = graphql(`
  query FirstSteps {
    orgInfoGetMany {
      _id
      isAnswered
    }
    reminderGetMany {
      _id
    }
  }
`)

/** How far the company has come with what its people will find here. */
const firstStepsQuery = queryOptions({
  queryKey: [...companyKey, 'first-steps'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { orgInfoGetMany, reminderGetMany } = await request(firstStepsDocument, {}, { signal })
    const answers = orgInfoGetMany.filter(({ isAnswered }) => isAnswered).length
    return { answers, reminders: reminderGetMany.length }
  },
})

/** With fewer who have joined, a company is at its beginning. */
export const fewMembers = 5
/** So many answers make a handbook that is worth a look. */
const enough = 5

/** First steps of a new company, until they are done. */
export function FirstSteps({ hasInvited }: { hasInvited: boolean }) {
  const { data } = useSuspenseQuery(firstStepsQuery)
  const { reminders } = data
  const answers = Math.min(data.answers, enough)
  if (hasInvited && answers === enough && reminders > 0) return null
  return (
    <Card tone="sun" className="sm:p-8">
      <h2 className="text-title">
        <Trans>Three steps to begin with</Trans>
      </h2>
      <p className="mt-1 max-w-prose">
        <Trans>So that whoever comes finds colleagues, answers and something to do.</Trans>
      </p>
      <ol className="mt-4 grid gap-2 lg:grid-cols-3 lg:gap-4">
        <Step number={1} to={paths.inviteMembers} isDone={hasInvited}>
          <Trans>Invite people</Trans>
        </Step>
        <Step
          number={2}
          to={paths.orgInfo()}
          isDone={answers === enough}
          note={
            <Trans>
              {answers} of {enough}
            </Trans>
          }
        >
          <Trans>Answer five questions of the handbook</Trans>
        </Step>
        <Step number={3} to={paths.editReminder()} isDone={reminders > 0}>
          <Trans>Write a reminder</Trans>
        </Step>
      </ol>
    </Card>
  )
}

type StepProps = {
  number: number
  to: string
  isDone: boolean
  note?: ReactNode
  children: ReactNode
}

function Step({ number, to, isDone, note, children }: StepProps) {
  return (
    <li className="flex min-w-0">
      <AppLink
        to={to}
        className="flex min-h-16 flex-1 items-center gap-4 rounded-tile bg-quiet px-4 py-3 no-underline transition-[scale] active:scale-[0.98]"
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-9 shrink-0 place-items-center rounded-pill font-bold figures',
            isDone ? 'bg-on-tone text-sun' : 'border-2 border-current',
          )}
        >
          {isDone ? <Check className="size-5" /> : number}
        </span>
        <span className="min-w-0 flex-1 leading-snug font-semibold">
          {children}
          {isDone ? (
            <VisuallyHidden>
              {' '}
              <Trans>Done</Trans>
            </VisuallyHidden>
          ) : (
            note && <span className="block text-note font-normal">{note}</span>
          )}
        </span>
        {!isDone && <ChevronRight aria-hidden="true" className="size-5 shrink-0" />}
      </AppLink>
    </li>
  )
}
