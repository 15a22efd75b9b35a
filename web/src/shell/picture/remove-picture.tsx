import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useMe } from '#api/me.ts'
import { Avatar } from '#shell/avatar.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { useRemoval } from '#shell/picture/use-saving.ts'
import { Button } from '#ui/button.tsx'

type Props = { onKeep: () => void; onRemoved: () => void }

/** Asks once more: the server forgets a picture at once, and nobody can bring it back. */
export function RemovePicture({ onKeep, onRemoved }: Props) {
  const me = useMe()
  const { remove, isPending, error } = useRemoval(onRemoved)
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div className="flex flex-col items-center gap-5 py-4">
      <Avatar src={me.avatar} name={me.firstName} large />
      <p ref={top} tabIndex={-1} className="text-center text-lead outline-none">
        <Trans>Remove your picture? It is deleted for good.</Trans>
      </p>
      <InlineError error={error} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onKeep}>
          <Trans>Keep it</Trans>
        </Button>
        <Button variant="danger" pending={isPending} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  )
}
