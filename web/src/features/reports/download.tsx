import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download as Icon } from 'lucide-react'
import type { ReportFormat } from '#api/generated/graphql.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'

/** All data on screen as one file: a workbook, or CSV in a menu. */
export function Download({ download }: { download: (format: ReportFormat) => Promise<void> }) {
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: download })
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        pending={isPending && variables === 'xlsx'}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => mutate('xlsx')}
      >
        <Trans>Download for Excel</Trans>
      </Button>
      <Fold look="inline" title={<Trans>Other formats</Trans>}>
        <Button
          variant="quiet"
          pending={isPending && variables === 'csv'}
          onClick={() => mutate('csv')}
        >
          <Trans>Download as CSV</Trans>
        </Button>
      </Fold>
      <InlineError error={error} />
    </div>
  )
}
