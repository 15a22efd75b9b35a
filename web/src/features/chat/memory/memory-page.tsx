import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Card } from '#ui/card.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { memoryQuery, useUpdateMemory } from './memory.queries.ts'
import { MemoryList } from './memory-list.tsx'

/** /chat/memory: turns Mira’s memory on or off; shows, changes and erases its lines. */
export function MemoryPage() {
  const { data } = useSuspenseQuery(memoryQuery)
  return (
    <div className="flex max-w-180 flex-col gap-6 text-field">
      <header className="flex flex-col gap-2">
        <BackLink to={paths.chat}>
          <Trans>Meet Mira</Trans>
        </BackLink>
        <PageTitle>
          <Trans>What Mira remembers</Trans>
        </PageTitle>
      </header>
      <State state={data.state} hasLines={data.lines.length > 0} />
      <MemoryList lines={data.lines} isOn={data.state === 'on'} />
      <section className="flex max-w-prose flex-col gap-2 text-note text-field-soft">
        <p>
          <Trans>
            From one chat to the next, Mira remembers only the lines in this list. She refuses
            anything about health, feelings, family, belief, origin, politics, unions, money or
            other people.
          </Trans>
        </p>
        <p>
          <Trans>
            When several pieces of advice fit your question about equally, she shows the one for
            your kind of work first, and says so.
          </Trans>
        </p>
        <p>
          <Trans>
            Only you can read this list. It’s stored encrypted under your account, and there is no
            page, report or export that shows it to anyone at work, admins included.
          </Trans>
        </p>
      </section>
    </div>
  )
}

function State({ state, hasLines }: { state: string; hasLines: boolean }) {
  const { t } = useLingui()
  const change = useUpdateMemory(() => showSnackbar({ text: t`Saved`, color: 'info' }))
  const shown = change.isPending ? (change.variables.state ?? state) : state
  return (
    <Card tone="lilac" className="flex flex-col gap-4 sm:p-8">
      <InlineError error={change.error} />
      <SegmentedChoice
        label={t`Memory`}
        options={[
          { value: 'off', label: t`Off` },
          { value: 'on', label: t`On` },
          { value: 'paused', label: t`Paused` },
        ]}
        value={shown}
        onChange={(next) => change.mutate({ state: next })}
      />
      <p role="status" className="max-w-prose">
        {shown === 'on' && (
          <Trans>
            Mira remembers what you add here, what you ask her to remember, and what you say about
            your job, such as “I’m a nurse”. She always tells you when she remembers something new.
          </Trans>
        )}
        {shown === 'paused' && (
          <Trans>Your list is kept. Mira adds nothing to it and doesn’t use it.</Trans>
        )}
        {shown === 'off' && !hasLines && (
          <Trans>Mira remembers nothing from one chat to the next.</Trans>
        )}
        {shown === 'off' && hasLines && (
          <Trans>
            Mira adds nothing and doesn’t use your list. It’s still saved: you can erase it below.
          </Trans>
        )}
      </p>
    </Card>
  )
}
