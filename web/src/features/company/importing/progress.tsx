import { Trans, useLingui } from '@lingui/react/macro'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { type MemberImport, stepsOf } from './import.queries.ts'
import { useStep } from './use-step.ts'

type Props = { of: MembersOf; file: MemberImport; onChanged: () => Promise<unknown> }

export function AtWork({ of, file, onChanged }: Props) {
  const { t } = useLingui()
  const { passed, total, state } = file
  const isRunning = state === 'running'
  const stop = useStep({
    mutationFn: async () => {
      await stepsOf(of).cancel(file._id)
      await onChanged()
    },
  })
  const share = total === 0 ? 0 : passed / total
  const [done, all] = [passed.toLocaleString('en'), total.toLocaleString('en')]
  return (
    <Card className="flex flex-col items-start gap-5 sm:p-8">
      <p className="font-semibold wrap-anywhere">{file.fileName}</p>
      <div
        role="progressbar"
        aria-label={isRunning ? t`Rows imported` : t`Rows checked`}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={passed}
        aria-valuetext={t`${done} of ${all} rows`}
        className="h-3 w-full overflow-hidden rounded-pill bg-quiet"
      >
        <span
          className="fill block h-full origin-left rounded-pill bg-primary transition-[scale]"
          style={{ scale: `${share} 1` }}
        />
      </div>
      <p className="text-lead figures" aria-hidden="true">
        <Trans>
          {done} of {all} rows
        </Trans>
      </p>
      {isRunning && (
        <p className="max-w-prose text-field-soft">
          <Trans>You can leave this page. The import continues, and the result will be here.</Trans>
        </p>
      )}
      <InlineError error={stop.error} />
      <Button variant="quiet" pending={stop.isPending} onClick={() => stop.mutate()}>
        {isRunning ? <Trans>Stop</Trans> : <Trans>Cancel</Trans>}
      </Button>
    </Card>
  )
}
