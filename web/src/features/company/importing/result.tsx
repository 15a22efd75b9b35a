import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { keepRows, type WhichRows } from './files.ts'
import { doneWords, resultNames, resultOrder } from './import.labels.ts'
import type { MemberImport, Verdict } from './import.queries.ts'
import { RowList } from './row-list.tsx'
import { useStep } from './use-step.ts'
import { type VerdictCount, VerdictPills } from './verdict-pills.tsx'

type Props = {
  of: MembersOf
  file: MemberImport
  members: string
  onNext: () => void
}

export function Result({ of, file, members, onNext }: Props) {
  const { t, i18n } = useLingui()
  const { _id, fileName, rows, passed, results, problem } = file
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const left = Math.max(rows - passed, 0)
  const pills: VerdictCount[] = resultOrder
    .map((one) => ({ verdict: one, count: results[one] }))
    .filter(({ count }) => count > 0)
  const said = pills.flatMap(({ verdict: one, count }) => {
    const words = doneWords[one ?? '']
    return words ? [`${count.toLocaleString('en')} ${i18n._(words)}`] : []
  })
  if (left > 0) said.push(t`${left.toLocaleString('en')} not reached`)
  const done = said.join(', ')
  const hasRows = results.refused + results.later + left > 0
  // Failed rows need a decision; the others are done.
  const first = results.refused > 0 ? 'refused' : pills[0]?.verdict
  const chosen = pills.some((pill) => pill.verdict === verdict) ? verdict : first
  return (
    <>
      <Card className="flex flex-col items-start gap-5 sm:p-8">
        <p className="max-w-prose wrap-anywhere">
          <Trans>
            {fileName}, <Plural value={rows} one="# row" other="# rows" />: {done}.
          </Trans>
          {results.create > 0 && (
            <>
              {' '}
              <Plural
                value={results.create}
                one="The invitation is on its way."
                other="# invitations are on their way, 10 a second."
              />
            </>
          )}
        </p>
        {problem && <p className="font-semibold">{problem}</p>}
        {results.later > 0 && (
          <p className="max-w-prose text-field-soft">
            <Plural
              value={results.later}
              one="# more person outside your email domains couldn’t be invited today. Import their row another day."
              other="# more people outside your email domains couldn’t be invited today. Import their rows another day."
            />
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {results.refused > 0 && (
            <KeepRows of={of} id={_id} which="failed" variant="primary">
              <Plural
                value={results.refused}
                one="Download the row that failed"
                other="Download the # rows that failed"
              />
            </KeepRows>
          )}
          {results.later > 0 && (
            <KeepRows
              of={of}
              id={_id}
              which="later"
              variant={results.refused > 0 ? 'quiet' : 'primary'}
            >
              <Plural
                value={results.later}
                one="Download the row for another day"
                other="Download the # rows for another day"
              />
            </KeepRows>
          )}
          {left > 0 && (
            <KeepRows
              of={of}
              id={_id}
              which="rest"
              variant={results.refused + results.later > 0 ? 'quiet' : 'primary'}
            >
              <Plural
                value={left}
                one="Download the row not reached"
                other="Download the # rows not reached"
              />
            </KeepRows>
          )}
          <AppLink to={members} className={buttonClass(hasRows ? 'quiet' : 'strong')}>
            <Trans>All members</Trans>
          </AppLink>
          <Button variant="quiet" onClick={onNext}>
            <Trans>Import another file</Trans>
          </Button>
        </div>
      </Card>
      {chosen !== undefined && (
        <section aria-label={t`Rows`} className="flex flex-col gap-5">
          <VerdictPills pills={pills} names={resultNames} chosen={chosen} onChoose={setVerdict} />
          <RowList of={of} id={_id} stage="result" verdict={chosen} names={resultNames} />
        </section>
      )}
    </>
  )
}

type KeepRowsProps = {
  of: MembersOf
  id: string
  which: WhichRows
  variant: 'primary' | 'quiet'
  children: ReactNode
}

function KeepRows({ of, id, which, variant, children }: KeepRowsProps) {
  const keep = useStep({ mutationFn: () => keepRows(id, of, which) })
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant={variant}
        pending={keep.isPending}
        icon={<Download aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => keep.mutate()}
      >
        {children}
      </Button>
      <InlineError error={keep.error} />
    </div>
  )
}
