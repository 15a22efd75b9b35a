import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { AnyMember } from './member.queries.ts'
import type { MoveDialogProps } from './move-dialog.tsx'

const moveDialog = lazyPart<MoveDialogProps>(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
)

/** The way of a member into another company. */
export function MoveCard({ member, name }: { member: AnyMember; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const ahead = () => void moveDialog.load().catch(() => {})
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-title">
        <Trans>Another company</Trans>
      </h2>
      <p className="text-field-soft">
        <Trans>
          What {name} wrote goes along. Where they arrive they are a member, and no admin.
        </Trans>
      </p>
      <Button
        variant="quiet"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Choose a company</Trans>
      </Button>
      {isOpen && (
        <Lazy
          part={moveDialog}
          props={{ member, name, onClose: () => setIsOpen(false) }}
          placeholder={null}
        />
      )}
    </Card>
  )
}
