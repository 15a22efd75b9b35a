import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { useSecondsLeft } from '#ui/use-seconds-left.ts'

type Props = {
  /** The time from which another one may be requested, in epoch milliseconds. */
  nextAt: number
  pending: boolean
  onSend: () => void
}

/** A button to send another text message, with a countdown. */
export function SendAgain({ nextAt, pending, onSend }: Props) {
  const left = useSecondsLeft(nextAt)
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  if (left > 0) {
    return (
      <p className="min-h-12 content-center text-note text-field-soft figures">
        <Trans>No code yet? You can get another one in {time}.</Trans>
      </p>
    )
  }
  return (
    <Button variant="quiet" className="self-start" pending={pending} onClick={onSend}>
      <Trans>Send another code</Trans>
    </Button>
  )
}
