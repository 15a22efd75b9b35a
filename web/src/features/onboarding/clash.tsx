import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { QuestionPage } from './answers/pages.ts'
import { useHere } from './onboarding-context.ts'
import { useTitles } from './use-titles.ts'

export type ClashProps = { page: QuestionPage; there: readonly string[] }

/** Two devices answered the same page: shows both answers to choose from. */
export function Clash({ page, there }: ClashProps) {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const titles = useTitles()
  const words = (ids: readonly string[]) => titles(page, ids).join(', ') || t`nothing`
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  const [mine, theirs] = [words(onboarding.answers[page] ?? []), words(there)]
  return (
    <Card ref={ref} tone="coral" role="alert" className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        <strong className="block">
          <Trans>You answered this on another device as well</Trans>
        </strong>
        <Trans>
          Here: <bdi>{mine}</bdi>. There: <bdi>{theirs}</bdi>.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onboarding.settleClash(page, true)}>
          <Trans>Keep what is here</Trans>
        </Button>
        <Button variant="quiet" onClick={() => onboarding.settleClash(page, false)}>
          <Trans>Take the other</Trans>
        </Button>
      </p>
    </Card>
  )
}
