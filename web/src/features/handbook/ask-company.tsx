import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { askCompany, ownQuestionsQuery } from './gaps.data.ts'

const longest = 300

/** A question of the handbook, or the words that somebody searched for. */
type Props = { question: { id: string; text: string } } | { words: string }

/** The way to ask the company what the handbook doesn't say yet, with or without one's name. */
export function AskCompany(props: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { data: own = [] } = useQuery(ownQuestionsQuery)
  const asked = 'question' in props ? own.find(({ id }) => id === props.question.id) : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {asked && (
        <p role="status" className="flex items-center gap-2 text-note font-semibold">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          {asked.isNamed ? (
            <Trans>You asked this with your name.</Trans>
          ) : (
            <Trans>You asked this without your name.</Trans>
          )}
        </p>
      )}
      {!asked && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={'question' in props ? t`Ask your company: ${props.question.text}` : undefined}
          icon={<MessageCircleQuestion aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          <Trans>Ask your company</Trans>
        </Button>
      )}
      {isOpen && <AskDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function AskDialog(props: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [text, setText] = useState('words' in props ? props.words : '')
  const [who, setWho] = useState<'named' | 'unnamed'>('named')
  const [isMissing, setIsMissing] = useState(false)
  const what = 'question' in props ? { id: props.question.id } : { text }
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => askCompany(queries, { ...what, isNamed: who === 'named' }),
    onSuccess: () => 'question' in props && props.onClose(),
  })
  const fault = error === null ? null : toAppError(error)
  function send() {
    const isEmpty = 'words' in props && text.trim() === ''
    setIsMissing(isEmpty)
    if (isSuccess) props.onClose()
    else if (!isEmpty) mutate()
  }
  return (
    <DialogShell
      open
      onClose={props.onClose}
      title={t`Ask your company`}
      error={fault?.field === 'text' ? null : error}
      pending={isPending}
      actionLabel={isSuccess ? t`Close` : t`Ask`}
      onAction={send}
    >
      {isSuccess ? (
        <p role="status">
          <Trans>Asked. The answer will appear in the handbook.</Trans>
        </p>
      ) : (
        <>
          {'question' in props ? (
            <p className="font-semibold">{props.question.text}</p>
          ) : (
            <TextArea
              label={t`Your question`}
              maxLength={longest}
              rows={3}
              dir="auto"
              value={text}
              error={isMissing ? t`Required` : fault?.field === 'text' ? fault.message : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <SegmentedChoice
            label={t`Your name`}
            options={[
              { value: 'named', label: t`With my name` },
              { value: 'unnamed', label: t`Without my name` },
            ]}
            value={who}
            onChange={setWho}
          />
          <p className="text-note text-field-soft">
            {who === 'named' ? (
              <Trans>Your company's admins see your question and your name.</Trans>
            ) : (
              <Trans>
                Your company's admins see your question from next week on. They can't see that it's
                from you. Leave out anything that gives you away.
              </Trans>
            )}
          </p>
        </>
      )}
    </DialogShell>
  )
}
