import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { LeaveDialogProps } from './leave-dialog.tsx'

const leaveDialog = lazyPart<LeaveDialogProps>(
  async () => (await import('./leave-dialog.tsx')).LeaveDialog,
)

/** The way out, and what it means. */
export function LeaveCard() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    leaveDialog.load().catch(() => {})
  }, [])
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div>
        <h2 className="text-title">
          <Trans>Delete your account</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>Closed at once, erased after 14 days. Until then you can change your mind.</Trans>
        </p>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        {t`Delete my account`}
      </Button>
      <Lazy
        part={leaveDialog}
        props={{ open: isOpen, onClose: () => setIsOpen(false) }}
        placeholder={null}
      />
    </Card>
  )
}
