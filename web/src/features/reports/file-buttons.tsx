import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReportFormat } from '#api/generated/graphql.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = {
  /** For screen readers: which report the files are of. */
  title: string
  download: (format: ReportFormat) => Promise<void>
}

export function FileButtons({ title, download }: Props) {
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: download })
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
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </div>
  )
}
