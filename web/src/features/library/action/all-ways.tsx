import { useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useOpening } from '#advice/opening.ts'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const summary = lazyPart(
  async () => (await import('#advice/summary/action-summary.tsx')).ActionSummary,
)

type Props = { action: ImpactAction; advices: readonly ImpactAdvice[] }

/** Opens the action's ways side by side, each in its smallest version. */
export function AllWays({ action, advices }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const opening = useOpening(summary, () => setOpen(true))
  return (
    <div>
      <Button
        variant="quiet"
        icon={<FileText aria-hidden="true" className="size-5" />}
        pending={opening.isPending}
        onPointerEnter={opening.near}
        onClick={opening.open}
      >
        {t`All ways in short`}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`In short`} wide>
        <Lazy part={summary} placeholder={null} props={{ action, advices }} />
      </Dialog>
    </div>
  )
}
