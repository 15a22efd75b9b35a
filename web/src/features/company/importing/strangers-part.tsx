import { Plural, Trans } from '@lingui/react/macro'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { type MemberImport, stepsOf } from './import.queries.ts'
import { useStep } from './use-step.ts'

type Props = {
  of: MembersOf
  file: MemberImport
  isAlone: boolean
  onChanged: () => Promise<unknown>
}

/** Warns before the start about people outside the company's domains who exceed the daily limit. */
export function StrangersPart({ of, file, isAlone, onChanged }: Props) {
  const { counts, outside, isOutdated } = file
  const { later } = counts
  if (isOutdated) return <LookAgain of={of} file={file} onChanged={onChanged} />
  if (later === 0) return null
  const today = outside - later
  return (
    <section className="flex max-w-prose flex-col items-start gap-2">
      <p className="font-semibold">
        <Plural
          value={outside}
          one="# person to invite is outside your confirmed email domains."
          other="# people to invite are outside your confirmed email domains."
        />{' '}
        {today > 0 ? (
          <Plural
            value={today}
            one="# of them can be invited today."
            other="# of them can be invited today."
          />
        ) : (
          <Trans>Today’s limit for these invitations is reached.</Trans>
        )}
      </p>
      <p className="text-field-soft">
        {isAlone ? (
          <Trans>Import this file again tomorrow.</Trans>
        ) : (
          <Plural
            value={later}
            one="The other row gets its own file. Import it tomorrow."
            other="The other # rows get their own file. Import it tomorrow."
          />
        )}{' '}
        <Trans>There’s no limit within your own domains.</Trans>
      </p>
      {of === null && (
        <AppLink
          to={paths.companyDomains}
          className={linkClass('inline-flex min-h-11 items-center font-semibold')}
        >
          <Trans>Confirm an email domain</Trans>
        </AppLink>
      )}
    </section>
  )
}

function LookAgain({ of, file, onChanged }: Omit<Props, 'isAlone'>) {
  const { _id, columns } = file
  const look = useStep({
    mutationFn: async () => {
      await stepsOf(of).map(
        _id,
        columns.map(({ field }) => field ?? null),
      )
      await onChanged()
    },
  })
  return (
    <section className="flex max-w-prose flex-col items-start gap-4">
      <p className="font-semibold">
        <Trans>
          Today’s limit for people outside your email domains has changed since this list was made.
        </Trans>
      </p>
      <InlineError error={look.error} />
      <Button variant="primary" pending={look.isPending} onClick={() => look.mutate()}>
        <Trans>Check the rows again</Trans>
      </Button>
    </section>
  )
}
