import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdviceBody } from '#features/advice/advice-body.tsx'
import { AdviceEvidence } from '#features/advice/advice-evidence.tsx'
import { NotFor, WhenThen } from '#features/advice/advice-words.tsx'
import { recordsQuery } from '#features/advice/records.ts'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * The words of advice in a card, read when they are opened, and why it works. They stay open when
 * a newer answer comes.
 */
export function AdviceWords({ id, isFirst }: { id: string; isFirst: boolean }) {
  const [isOpen] = useState(isFirst)
  const [isShown, setIsShown] = useState(isFirst)
  const { data } = useQuery({ ...recordsQuery('impact-advice', [id]), enabled: isShown })
  const advice = data?.[0]
  return (
    <Fold
      look="inline"
      open={isOpen}
      onToggle={(now) => setIsShown(isShown || now)}
      title={<Trans>How to do it</Trans>}
      className="px-2"
    >
      {advice === undefined && isShown && <Skeleton className="late h-24" />}
      {advice && isShown && (
        <div className="flex flex-col gap-5 pt-2 wrap-anywhere">
          <AdviceBody source={advice.body} />
          <WhenThen advice={advice} />
          <NotFor advice={advice} />
          <AdviceEvidence advice={advice} />
        </div>
      )}
    </Fold>
  )
}
