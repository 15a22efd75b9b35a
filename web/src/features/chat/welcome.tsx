import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { examples } from './chat.labels.ts'

/** What Mira is and does, before the first message. */
export function Welcome({ onAsk }: { onAsk: (text: string) => void }) {
  const { t, i18n } = useLingui()
  return (
    <Card tone="lilac" className="flex flex-col gap-5 sm:p-8">
      <h2 className="font-display text-title">
        <Trans>What’s going on at work?</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Tell Mira in your own words. She looks through the advice in this app, your company’s
          handbook and your own goals, and shows where each sentence comes from.
        </Trans>
      </p>
      <ul aria-label={t`Examples`} className="flex flex-col items-start gap-2">
        {examples.map((example) => (
          <li key={example.id}>
            <Button
              variant="quiet"
              className="h-auto min-h-11 py-2 text-start"
              onClick={() => onAsk(i18n._(example))}
            >
              {i18n._(example)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-note">
        <Trans>
          Your chats are stored encrypted for 30 days, and only you can open them. You can delete
          them at any time.
        </Trans>
      </p>
    </Card>
  )
}
