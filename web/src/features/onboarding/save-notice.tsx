import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { toAppError } from '#api/errors.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { QuestionPage } from './answers/pages.ts'
import { isAboutName } from './answers/saving.ts'
import { useHere } from './onboarding-context.ts'
import { useTitles } from './use-titles.ts'

/** What became of the last answers where they were not simply saved. */
export function SaveNotice() {
  const { onboarding } = useHere()
  const { trouble, isKept, clashes } = onboarding
  const isAway = trouble !== null && toAppError(trouble).kind === 'network'
  return (
    <>
      <div role="status" className="sticky top-3 z-20 empty:hidden">
        {isAway && isKept && (
          <p className="on-dock flex items-start gap-3 rounded-field px-4 py-3">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <Trans>No network. Your answers are kept on this device and saved later.</Trans>
          </p>
        )}
      </div>
      <InlineError error={isAway || isAboutName(trouble) ? null : trouble} />
      {clashes.map(({ page, there }) => (
        <Clash key={page} page={page} there={there} />
      ))}
    </>
  )
}

/** Two devices answered the same page: both answers are shown, and the person says which holds. */
function Clash({ page, there }: { page: QuestionPage; there: readonly string[] }) {
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
