import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageStop } from '#api/generated/graphql.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { stopByLink, stopPreviewQuery } from './link.queries.ts'
import { LinkPage, useLinkValues } from './link-page.tsx'
import { messageKinds } from './messages.labels.ts'

const stopOf = (stop: string | null): MessageStop =>
  stop === 'all' || stop === 'mute' ? stop : 'kind'

/** /messages/stop: the link of an email that stops messages, after a confirmation. */
export function StopPage() {
  const values = useLinkValues()
  const token = values.get('token') ?? ''
  const query = useQuery(stopPreviewQuery(token))
  return (
    <LinkPage
      query={query}
      endedAction={
        <AppLink to={paths.messageSettings} className={buttonClass('strong', 'self-start')}>
          <Trans>Choose what you get</Trans>
        </AppLink>
      }
    >
      {(kind) => <Stop key={token} token={token} kind={kind} asked={stopOf(values.get('stop'))} />}
    </LinkPage>
  )
}

type Props = { token: string; kind: string; asked: MessageStop }

function Stop({ token, kind, asked }: Props) {
  const words = useWords(kind)
  const [done, setDone] = useState<MessageStop | null>(null)
  const stop = useMutation({
    mutationFn: (what: MessageStop) => stopByLink(token, what),
    onSuccess: (_data, what) => setDone(what),
  })
  // A stop of all emails includes those of one kind.
  const further = (['all', 'mute'] as const).filter((one) => one !== done)
  return (
    <>
      <div>
        <PageTitle moment={done ?? ''}>
          {done ? <Trans>Done</Trans> : words[asked].question}
        </PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">
          {done ? words[done].done : words[asked].more}
        </p>
      </div>
      <InlineError error={stop.error} />
      <div className="flex flex-col items-start gap-3">
        {done ? (
          further.map((one) => (
            <Button
              key={one}
              variant="quiet"
              pending={stop.isPending && stop.variables === one}
              onClick={() => stop.mutate(one)}
            >
              {words[one].button}
            </Button>
          ))
        ) : (
          <Button
            variant="primary"
            className="min-h-14 w-full"
            pending={stop.isPending}
            onClick={() => stop.mutate(asked)}
          >
            {words[asked].button}
          </Button>
        )}
      </div>
      <p className="text-note text-field-soft">
        <Trans>Emails about your account always come.</Trans>{' '}
        <AppLink
          to={paths.messageSettings}
          className={linkClass('inline-flex min-h-11 items-center')}
        >
          <Trans>Choose what you get, and when</Trans>
        </AppLink>
      </p>
    </>
  )
}

type Words = Record<MessageStop, { question: string; more: string; button: string; done: string }>

function useWords(kind: string): Words {
  const { t, i18n } = useLingui()
  const ofKind = messageKinds[kind]
  return {
    kind: {
      question: ofKind ? i18n._(ofKind.ask) : t`Stop these emails?`,
      more: t`You still find these messages in the app.`,
      button: t`Stop these emails`,
      done: ofKind ? i18n._(ofKind.stopped) : t`You won’t get these emails any more.`,
    },
    all: {
      question: t`Stop all of these emails?`,
      more: t`Plans, check-ins, your week, reminders and partners: you still find them in the app.`,
      button: t`Stop all of these emails`,
      done: t`You won’t get emails about plans, check-ins, your week, reminders or partners any more.`,
    },
    mute: {
      question: t`Pause everything for two weeks?`,
      more: t`After that, messages come again as you chose them.`,
      button: t`Pause everything for two weeks`,
      done: t`Nothing comes for two weeks. After that, messages come again as you chose them.`,
    },
  }
}
