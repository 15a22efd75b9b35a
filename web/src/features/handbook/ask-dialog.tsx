import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { TextArea } from '#ui/field.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import type { AskedOf } from './ask-company.tsx'
import { askCompany } from './gaps.data.ts'

const longest = 300

/** Asks the company one question, with the name or without it. */
export function AskDialog(props: AskedOf & { onClose: () => void }) {
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
