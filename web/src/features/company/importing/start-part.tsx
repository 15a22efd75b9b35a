import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MembersOf } from '#companies/members.data.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { type MemberImport, stepsOf } from './import.data.ts'
import { AtWork } from './progress.tsx'
import { StrangersPart } from './strangers-part.tsx'

type Props = { of: MembersOf; file: MemberImport; onChanged: () => Promise<unknown> }

/** Begins the import, and asks first where it takes somebody’s access. */
export function StartPart({ of, file, onChanged }: Props) {
  const { t } = useLingui()
  const { _id, counts } = file
  const [withMissing, setWithMissing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const start = useMutation({
    mutationFn: async () => {
      await stepsOf(of).start(file, withMissing ? counts.missing : null)
      await onChanged()
    },
    // Mostly there is something newer to look at: it is shown with the reason.
    onError: async () => {
      setIsAsking(false)
      await onChanged()
    },
  })
  const drop = useMutation({
    mutationFn: async () => {
      await stepsOf(of).cancel(_id)
      await onChanged()
    },
  })
  const ending = counts.deactivate + (withMissing ? counts.missing : 0)
  const total = counts.create + counts.update + ending
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
          label={t`Deactivate who is not in the file`}
          hint={
            <Plural
              value={counts.missing}
              one="# member with access has no row. Otherwise they stay as they are."
              other="# members with access have no row. Otherwise they stay as they are."
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
            <Plural value={total} one="Import # person" other="Import # people" />
          </Button>
        )}
        <Button variant="quiet" pending={drop.isPending} onClick={() => drop.mutate()}>
          <Trans>Take another file</Trans>
        </Button>
      </div>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={
          ending === 1 ? t`End the access of one person?` : t`End the access of ${ending} people?`
        }
        error={start.error}
        pending={start.isPending}
        actionLabel={t`Import`}
        actionVariant="danger"
        onAction={() => start.mutate()}
      >
        <p>
          <Trans>
            They are signed out everywhere at once and cannot come back, until you give them access
            again. What they wrote stays theirs.
          </Trans>
        </p>
      </DialogShell>
    </Card>
  )
}
