import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { endingQuery, type MemberImport, stepsOf } from './import.queries.ts'
import { AtWork } from './progress.tsx'
import { StrangersPart } from './strangers-part.tsx'
import { useStep } from './use-step.ts'

/** The dialog names this many people; the list below the question has all of them. */
const few = 5

type Props = { of: MembersOf; file: MemberImport; onChanged: () => Promise<unknown> }

export function StartPart({ of, file, onChanged }: Props) {
  const { t } = useLingui()
  const { _id, counts } = file
  const [withMissing, setWithMissing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const start = useStep({
    mutationFn: async () => {
      await stepsOf(of).start(file, withMissing ? counts.missing : null)
      await onChanged()
    },
    // Newer data replaces this with the reason.
    onError: (error) => {
      if (toAppError(error).kind !== 'network') setIsAsking(false)
      void onChanged()
    },
  })
  const drop = useStep({
    mutationFn: async () => {
      await stepsOf(of).cancel(_id)
      await onChanged()
    },
  })
  const ending = counts.deactivate + (withMissing ? counts.missing : 0)
  const brought = counts.create + counts.update
  const total = brought + ending
  if (file.state === 'checking') {
    return (
      <>
        <InlineError error={start.error} />
        <AtWork of={of} file={file} onChanged={onChanged} />
      </>
    )
  }
  return (
    <Card className="flex flex-col gap-5 sm:p-8">
      <StrangersPart of={of} file={file} isAlone={total === 0} onChanged={onChanged} />
      {counts.missing > 0 && (
        <SwitchRow
          label={t`Deactivate members who aren’t in the file`}
          hint={
            <Plural
              value={counts.missing}
              one="# member isn’t in the file. Otherwise they keep their access."
              other="# members aren’t in the file. Otherwise they keep their access."
            />
          }
          checked={withMissing}
          onChange={setWithMissing}
        />
      )}
      {file.missingProblem && <p className="max-w-prose text-field-soft">{file.missingProblem}</p>}
      <InlineError error={(isAsking ? null : start.error) ?? drop.error} />
      {total === 0 && counts.later === 0 && (
        <p>
          <Trans>This file changes nothing.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {total > 0 && !file.isOutdated && (
          <Button
            variant="primary"
            pending={start.isPending && !isAsking}
            onClick={() => (ending > 0 ? setIsAsking(true) : start.mutate())}
          >
            {brought > 0 ? (
              <Plural value={brought} one="Import # person" other="Import # people" />
            ) : (
              <Plural
                value={ending}
                one="End access for # person"
                other="End access for # people"
              />
            )}
          </Button>
        )}
        <Button variant="quiet" pending={drop.isPending} onClick={() => drop.mutate()}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
      <EndQuestion
        of={of}
        file={file}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        withMissing={withMissing}
        ending={ending}
        hasMore={brought > 0}
        error={start.error}
        pending={start.isPending}
        onAction={() => start.mutate()}
      />
    </Card>
  )
}

type EndQuestionProps = {
  of: MembersOf
  file: MemberImport
  open: boolean
  onClose: () => void
  /** Includes members without a row in the file. */
  withMissing: boolean
  ending: number
  /** Whether the import also adds or updates people. */
  hasMore: boolean
  error: unknown
  pending: boolean
  onAction: () => void
}

/** Asks before an import ends people's access, and names them. */
function EndQuestion({ of, file, withMissing, ending, hasMore, ...dialog }: EndQuestionProps) {
  const { t } = useLingui()
  return (
    <DialogShell
      {...dialog}
      title={ending === 1 ? t`End access for one person?` : t`End access for ${ending} people?`}
      actionLabel={hasMore ? t`End access and import` : t`End access`}
      actionVariant="danger"
    >
      <Names of={of} file={file} withMissing={withMissing} ending={ending} />
      <p>
        <Trans>
          They’ll be signed out everywhere and can’t come back until you restore their access. What
          they wrote still belongs to them.
        </Trans>
      </p>
    </DialogShell>
  )
}

function Names({
  of,
  file,
  withMissing,
  ending,
}: Pick<EndQuestionProps, 'of' | 'file' | 'withMissing' | 'ending'>) {
  const { t } = useLingui()
  const { data, error } = useQuery(endingQuery(of, file, withMissing))
  // The list names the people.
  if (data === undefined) {
    return error ? <InlineError error={error} /> : <Skeleton className="late h-24" />
  }
  const more = ending - Math.min(few, data.length)
  return (
    <ul aria-label={t`Access ends for`} className="font-semibold">
      {data.slice(0, few).map(({ number, name, email }) => (
        <li key={number} className="wrap-anywhere">
          {name || email}
        </li>
      ))}
      {more > 0 && (
        <li className="font-normal text-field-soft">
          <Trans>and {more.toLocaleString('en')} more</Trans>
        </li>
      )}
    </ul>
  )
}
