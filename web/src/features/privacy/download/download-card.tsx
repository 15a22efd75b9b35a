import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AppError } from '#api/errors.ts'
import { fetchFile } from '#api/files.ts'
import { SignInGivenUp, useFreshly } from '#features/fresh-sign-in/fresh.ts'
import { keepFile } from '#lib/keep-file.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const nameOf = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'data.zip'

export function DownloadCard() {
  const { t } = useLingui()
  const { start, pending, error, isDone, size } = useDownload()
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div>
        <h2 className="text-title">
          <Trans>Download your data</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>
            Everything we know about you in one file: a page to read, tables for a spreadsheet, and
            the same for programs. We may ask for your password first.
          </Trans>
        </p>
      </div>
      <InlineError error={error} />
      <Button
        variant="primary"
        className="mt-auto"
        pending={pending}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        {t`Download my data`}
      </Button>
      <p role="status" className="text-note text-field-soft empty:hidden">
        {pending && size && <Trans>{size} so far</Trans>}
        {isDone && <Trans>Downloaded: {size}. Keep it somewhere private.</Trans>}
      </p>
    </Card>
  )
}

function useDownload() {
  const { i18n } = useLingui()
  const freshly = useFreshly()
  const [bytes, setBytes] = useState(0)
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      freshly(() => {
        setBytes(0)
        return downloadData(setBytes, leaving.signal)
      }),
  })
  return {
    start: () => mutate(),
    pending: isPending,
    isDone: isSuccess,
    error: error instanceof SignInGivenUp || leaving.signal.aborted ? null : error,
    size: bytes === 0 ? null : sizeOf(bytes, i18n.locale),
  }
}

function sizeOf(bytes: number, locale: string): string {
  const [unit, divisor] = bytes < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000]
  const options = { style: 'unit', unit: `${unit}`, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, options).format(bytes / Number(divisor))
}

/**
 * Downloads the person's data as a file; reports the bytes so far. Throws AppError; an abort throws
 * as `fetch` does.
 */
async function downloadData(
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetchFile('/export', { method: 'POST', signal })
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
      onProgress(bytes)
    }
  } catch (error) {
    if (signal.aborted) throw error
    throw new AppError('network', null, [])
  }
  keepFile(new Blob(parts, { type: 'application/zip' }), nameOf(response))
}
