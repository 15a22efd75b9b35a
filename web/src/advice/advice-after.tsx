import type { ImpactAdvice } from '#api/content-tables.ts'
import { AdviceRating } from './activity/advice-rating.tsx'
import { AdviceEvidence } from './advice-evidence.tsx'
import { AdviceTools } from './advice-tools.tsx'

type Props = { advice: ImpactAdvice; actionTitle: string }

/** What comes once a piece of advice is read: what to do with it, why it works, whether it helped. */
export function AdviceAfter({ advice, actionTitle }: Props) {
  return (
    <>
      <AdviceTools advice={advice} actionTitle={actionTitle} />
      <div className="mt-4 mb-5 border-t-2 border-(--quiet)">
        <AdviceEvidence advice={advice} />
      </div>
      <AdviceRating advice={advice.id} />
    </>
  )
}
