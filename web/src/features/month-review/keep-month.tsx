import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FileText, Image } from 'lucide-react'
import { keepFile } from '#lib/keep-file.ts'
import { productName } from '#lib/product.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { pictureOf } from './month-picture.ts'
import type { MonthReview } from './month-review.queries.ts'
import { textOf } from './month-words.ts'

/** Keeps the review as a picture or a text. Both are made on this device. */
export function KeepMonth({ review }: { review: MonthReview }) {
  const { t } = useLingui()
  const text = textOf(review)
  const name = `${productName.toLowerCase()}-${review.month}`
  const drawing = useMutation({
    mutationFn: async () => keepFile(await pictureOf(review), `${name}.png`),
  })
  return (
    <section aria-labelledby="keep-month" className="flex flex-col gap-3">
      <h2 id="keep-month" className="text-title">
        <Trans>Keep it</Trans>
      </h2>
      <p className="max-w-prose text-field-soft">
        <Trans>The picture and the text are made on your device, and sent to no one.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={drawing.isPending}
          icon={<Image aria-hidden="true" className="size-5" />}
          onClick={() => drawing.mutate()}
        >
          <Trans>Save as picture</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={<FileText aria-hidden="true" className="size-5" />}
          onClick={() => keepFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`)}
        >
          <Trans>Save as text</Trans>
        </Button>
        <CopyButton text={text} label={t`Copy as text`} />
      </div>
      <InlineError error={drawing.error} />
    </section>
  )
}
