import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useHere } from './onboarding-context.ts'
import type { QuestionPage } from './onboarding-pages.ts'
import { useTitles } from './use-titles.ts'

export type ClashProps = { page: QuestionPage; there: readonly string[] }

/** Two devices answered the same page: shows both answers to choose from. */
export function Clash({ page, there }: ClashProps) {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const titles = useTitles()
  const words = (ids: readonly string[]) => titles(page, ids).join(', ') || t`no answer`
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  const [mine, theirs] = [words(onboarding.answers[page] ?? []), words(there)]
  return (
    <Card ref={ref} tone="coral" role="alert" className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        <strong className="block">
          <Trans>You gave another answer on another device</Trans>
        </strong>
        <Trans>
          This device: <bdi>{mine}</bdi>. Other device: <bdi>{theirs}</bdi>.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onboarding.settleClash(page, true)}>
          <Trans>Keep this device's answer</Trans>
        </Button>
        <Button variant="quiet" onClick={() => onboarding.settleClash(page, false)}>
          <Trans>Use the other answer</Trans>
        </Button>
      </p>
    </Card>
  )
}
