import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReportFormat } from '#api/generated/graphql.ts'
import { type Asked, downloadReport, type Report } from '#features/reports/reports.data.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The report of these months as a file. */
export function FileButtons({ report, asked }: { report: Report; asked: Asked }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (format: ReportFormat) => downloadReport(asked, report.report, format),
  })
  const formats: readonly ReportFormat[] = ['csv', 'xlsx']
  return (
    <div className="mt-auto flex flex-col gap-3">
      <InlineError error={error} />
      <div className="flex flex-wrap gap-3">
        {formats.map((format) => (
          <Button
            key={format}
            variant="quiet"
            pending={isPending && variables === format}
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={() => mutate(format)}
          >
            {format === 'csv' ? <Trans>CSV</Trans> : <Trans>Excel</Trans>}
            <VisuallyHidden>{report.title}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </div>
  )
}
