import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { momentOf } from '#lib/moment.ts'
import { DeleteButton } from '#shell/delete-button.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { answerIn, faultOf, kindWords } from './channels.labels.ts'
import { type Channel, deleteChannel, testChannel, turnChannel } from './channels.queries.ts'

/** A channel with its state, a test, and buttons to turn it off and delete it. */
export function ChannelCard({ channel }: { channel: Channel }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { _id, kind, name, host, ending, who, isOn } = channel
  const test = useMutation({ mutationFn: () => testChannel(queries, _id) })
  const turn = useMutation({
    mutationFn: () => turnChannel(queries, _id, !isOn),
    onMutate: () => test.reset(),
  })
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
        <h2
          tabIndex={-1}
          dir="auto"
          className="font-display text-lead leading-snug font-bold outline-none wrap-anywhere"
        >
          {name}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Chip>{i18n._(kindWords[kind].name)}</Chip>
          <Chip>{isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}</Chip>
        </div>
        <p className="text-note text-field-soft wrap-anywhere">
          <span dir="ltr">
            {host}/…{ending}
          </span>
          {who !== null && (
            <span className="block">
              <Trans>Added by {who}</Trans>
            </span>
          )}
        </p>
        <State channel={channel} isTested={test.isSuccess} />
        <InlineError error={test.error ?? turn.error} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          aria-label={t`Send a test: ${name}`}
          pending={test.isPending}
          onClick={() => test.mutate()}
        >
          <Trans>Send a test</Trans>
        </Button>
        <Button
          variant="quiet"
          aria-label={isOn ? t`Turn off: ${name}` : t`Turn on: ${name}`}
          pending={turn.isPending}
          onClick={() => turn.mutate()}
        >
          {isOn ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
        </Button>
        <DeleteButton
          accessibleName={t`Delete: ${name}`}
          title={t`Delete this channel?`}
          name={name}
          onDelete={() => deleteChannel(queries, _id)}
        >
          <Trans>It gets no more messages. You can’t undo this.</Trans>
        </DeleteButton>
      </div>
    </Card>
  )
}

/** The result of a test that was just sent, else how the last messages went. */
function State({ channel, isTested }: { channel: Channel; isTested: boolean }) {
  const { i18n } = useLingui()
  const { timeZone } = useMe()
  const { kind, isStopped, lastSentDate, lastError } = channel
  const kindName = i18n._(kindWords[kind].name)
  const answer = lastError === null ? undefined : answerIn(lastError)
  const when = lastSentDate === null ? null : momentOf(lastSentDate, timeZone)
  return (
    <div role="status" className="flex flex-col gap-2 wrap-anywhere">
      {isStopped && (
        <p className="font-semibold">
          <Trans>Turned off because messages didn’t arrive.</Trans>
        </p>
      )}
      {lastError !== null && (
        <p className="flex gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {answer === undefined ? (
              i18n._(faultOf(lastError))
            ) : (
              <Trans>
                {kindName} answered: {answer}
              </Trans>
            )}
          </span>
        </p>
      )}
      {isTested && lastError === null && (
        <p className="flex gap-2 font-semibold">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {kind === 'webhook' ? (
              <Trans>The test arrived.</Trans>
            ) : (
              <Trans>The test arrived. Look for it in {kindName}.</Trans>
            )}
          </span>
        </p>
      )}
      <p className="text-note text-field-soft">
        {when === null ? <Trans>Nothing sent yet</Trans> : <Trans>Last message: {when}</Trans>}
      </p>
    </div>
  )
}
