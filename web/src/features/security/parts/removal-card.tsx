import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFactors } from '#features/security/security.queries.ts'
import { Card } from '#ui/card.tsx'
import { Opening, type OpeningProps } from './opening.tsx'

type Props = {
  title: string
  text: ReactNode
  /** The last factor. */
  isLast: boolean
  form: OpeningProps['form']
}

/** Removing a factor: explains it, and shows the form after a press. */
export function RemovalCard({ title, text, isLast, form }: Props) {
  return (
    <Card className="flex max-w-160 flex-col items-start gap-4 sm:p-8">
      <h2 className="text-title">{title}</h2>
      <div className="flex max-w-prose flex-col gap-3 text-field-soft">
        <p>{text}</p>
        {isLast && <LastOne />}
      </div>
      <Opening label={title} form={form} />
    </Card>
  )
}

function LastOne() {
  const { requiredBy } = useFactors()
  return (
    <p className="font-semibold text-field">
      {requiredBy ? (
        <Trans>
          This is your only two-factor method, and {requiredBy.company} requires one. Your recovery
          codes will stop working, and you’ll need to set up another method soon.
        </Trans>
      ) : (
        <Trans>
          This is your only two-factor method. Without it, your password alone opens your account,
          and your recovery codes stop working.
        </Trans>
      )}
    </p>
  )
}
