import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { keepFailedRows } from './files.ts'
import type { MemberImport, Verdict } from './import.data.ts'
import { resultNames, verdictOrder } from './import.words.ts'
import { RowList } from './row-list.tsx'
import { type Counted, VerdictPills } from './verdict-pills.tsx'

/** What became of each row, and the file of those that failed. */
export function Result({ file, onNext }: { file: MemberImport; onNext: () => void }) {
  const { t } = useLingui()
  const { _id, fileName, passed, total, results, problem } = file
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const keep = useMutation({ mutationFn: () => keepFailedRows(_id) })
  const [done, all] = [passed.toLocaleString('en'), total.toLocaleString('en')]
  const pills: Counted[] = verdictOrder
    .map((one) => ({ verdict: one, count: results[one] }))
    .filter(({ count }) => count > 0)
  const chosen = pills.some((pill) => pill.verdict === verdict) ? verdict : pills[0]?.verdict
  return (
    <>
      <Card className="flex flex-col items-start gap-5 sm:p-8">
        <p className="max-w-prose break-words">
          <Trans>
            {fileName}: {done} of {all} rows are done.
          </Trans>
          {results.create > 0 && (
            <>
              {' '}
              <Plural
                value={results.create}
                one="The invitation is on its way."
                other="# invitations are on their way, ten a second."
              />
            </>
          )}
        </p>
        {problem && <p className="font-semibold">{problem}</p>}
        <InlineError error={keep.error} />
        <div className="flex flex-wrap gap-3">
          {results.refused > 0 && (
            <Button
              variant="primary"
              pending={keep.isPending}
              icon={<Download aria-hidden="true" className="size-5 shrink-0" />}
              onClick={() => keep.mutate()}
            >
              <Plural
                value={results.refused}
                one="Download the row that failed"
                other="Download the # rows that failed"
              />
            </Button>
          )}
          <AppLink
            to={paths.members}
            className={buttonClass(results.refused > 0 ? 'quiet' : 'strong')}
          >
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
          <RowList id={_id} stage="result" verdict={chosen} names={resultNames} />
        </section>
      )}
    </>
  )
}
