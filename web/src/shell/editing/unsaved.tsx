import { Trans } from '@lingui/react/macro'
import { cx } from '#lib/cx.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  editing: { hasChanges: boolean; isDraft: boolean; discard: () => void }
}

/** Says beside the button that something is not saved (on a phone the bar says it), and offers to drop it. */
export function Unsaved({ editing }: Props) {
  if (!editing.hasChanges) return null
  return (
    <>
      <Button variant="quiet" onClick={editing.discard}>
        <Trans>Discard</Trans>
      </Button>
      <p
        role="status"
        className={cx('text-note text-field-soft', !editing.isDraft && 'max-sm:sr-only')}
      >
        {editing.isDraft ? (
          <Trans>Not saved yet. What you wrote before is back.</Trans>
        ) : (
          <Trans>Not saved yet</Trans>
        )}
      </p>
    </>
  )
}
