import { useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { limits } from '#lib/generated/limits.ts'
import { isComposing } from '#lib/is-composing.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import type { useSend } from './chat.queries.ts'

const MOST = limits.chatMessage
const NEARLY = 1800
const DRAFT = 'chat'

export type Writing = { text: string; change: (text: string) => void }

/** The typed text, kept over a reload and until it is answered. */
export function useWriting(): Writing {
  const [text, setText] = useState(() => String(readDraft(DRAFT) ?? ''))
  const change = (typed: string) => {
    setText(typed)
    writeDraft(DRAFT, typed === '' ? null : typed)
  }
  return { text, change }
}

type Props = { label: string; send: ReturnType<typeof useSend>; writing: Writing }

/** The field for a message. Enter sends it, Shift and Enter start a new line. */
export function Composer({ label, send, writing: { text, change } }: Props) {
  const { t } = useLingui()
  const length = text.trim().length
  const isTooLong = length > MOST
  const submit = () => {
    if (length === 0 || isTooLong || send.isPending) return
    send.mutate(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      <InlineError error={send.error} />
      <TextArea
        label={label}
        rows={2}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        enterKeyHint="send"
        error={
          isTooLong ? t`A message can have ${MOST} characters. Yours has ${length}.` : undefined
        }
        hint={length > NEARLY && !isTooLong ? t`${MOST - length} characters left` : undefined}
      />
      <Button
        type="submit"
        className="self-end"
        pending={send.isPending}
        icon={<Send aria-hidden="true" className="size-5" />}
      >
        {t`Send`}
      </Button>
    </form>
  )
}
