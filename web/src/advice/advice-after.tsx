import { useLingui } from '@lingui/react/macro'
import { FileText, ExternalLink as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AdviceRating } from './activity/advice-rating.tsx'
import { AdviceEvidence } from './advice-evidence.tsx'
import { LinkList } from './link-list.tsx'
import { useOpening } from './opening.ts'

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

const summary = lazyPart(async () => (await import('./summary/advice-summary.tsx')).AdviceSummary)

type AdviceToolsProps = { advice: ImpactAdvice; actionTitle: string }

/** Beneath the advice: its summary, to print or pass on, and the pages behind it. */
function AdviceTools({ advice, actionTitle }: AdviceToolsProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState<'summary' | 'links' | null>(null)
  const linkIds = advice.no_advice ? [] : (advice.linkIds ?? [])
  const close = () => setShown(null)
  const opening = useOpening(summary, () => setShown('summary'))
  return (
    <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
      <Button
        variant="quiet"
        className="px-5!"
        icon={<FileText aria-hidden="true" className="size-5" />}
        pending={opening.isPending}
        onPointerEnter={opening.near}
        onClick={opening.open}
      >
        {t`Summary`}
      </Button>
      {linkIds.length > 0 && (
        <Button
          variant="quiet"
          className="px-5!"
          icon={<LinkIcon aria-hidden="true" className="size-5" />}
          onClick={() => setShown('links')}
        >
          {t`Links`}
        </Button>
      )}
      <Dialog open={shown === 'summary'} onClose={close} title={t`In short`} wide>
        <Lazy part={summary} placeholder={null} props={{ advice, actionTitle }} />
      </Dialog>
      <Dialog open={shown === 'links'} onClose={close} title={t`Read or watch more`} wide>
        <LinkList ids={linkIds} />
      </Dialog>
    </div>
  )
}
