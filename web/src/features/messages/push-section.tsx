import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { KindRows } from './channel-section.tsx'
import type { MessageSettings } from './messages.queries.ts'
import { Part } from './part.tsx'
import { canPush, type PushState, readPushState, turnOffPush, turnOnPush } from './push.ts'

const queryKey = ['messages', 'push'] as const

/** The kinds of messages that this browser shows, also while the app is closed. */
export function PushSection({ settings }: { settings: MessageSettings }) {
  const queries = useQueryClient()
  const { data: state } = useQuery({ queryKey, queryFn: readPushState, enabled: canPush() })
  const change = useMutation({
    mutationFn: (turn: () => Promise<PushState>) => turn(),
    onSuccess: (next) => queries.setQueryData(queryKey, next),
  })
  if (!state) return null
  return (
    <Part
      title={<Trans>On this device</Trans>}
      lead={
        <Trans>
          Your lock screen only shows that something waits, never what you wrote or planned.
        </Trans>
      }
    >
      <p role="status" className="font-semibold empty:hidden">
        {state === 'blocked' && (
          <Trans>This browser blocks our messages. You can allow them in its settings.</Trans>
        )}
      </p>
      {state === 'on' && <KindRows channel="push" settings={settings} />}
      <InlineError error={change.error} />
      {state !== 'blocked' && (
        <Button
          variant={state === 'on' ? 'quiet' : 'strong'}
          className="self-start"
          pending={change.isPending}
          icon={<Smartphone aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => change.mutate(state === 'on' ? turnOffPush : turnOnPush)}
        >
          {state === 'on' ? (
            <Trans>Stop on this device</Trans>
          ) : (
            <Trans>Allow on this device</Trans>
          )}
        </Button>
      )}
    </Part>
  )
}
