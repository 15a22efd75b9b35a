import { Trans, useLingui } from '@lingui/react/macro'
import { FormLongText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { type Help, useSaying } from './rehearsals.queries.ts'
import { inOrderOf, longestOwnWords } from './run.rules.ts'

/** What own words were read as: the replies, the closest first. */
export type Read = {
  text: string
  order: number[]
  isSure: boolean
  /** The improvised answer to the first reply */
  says: string | null
  help: Help | null
}

type Props = {
  start: string
  /** The turn, as the server knows it */
  at: { id: string; turn: string; feeling: string }
  count: number
  onBack: (text: string) => void
  onRead: (read: Read) => void
}

/** A field for own words. Without an answer of the server, the replies keep their written order. */
export function OwnWords({ start, at, count, onBack, onRead }: Props) {
  const { t } = useLingui()
  const saying = useSaying()
  const form = useForm({ own: start }, ({ own }) =>
    own.trim() === '' ? { own: t`Write a sentence, or go back to the replies.` } : {},
  )
  function submit(text: string) {
    const order = inOrderOf(undefined, count)
    const unread = { text, order, isSure: false, says: null, help: null }
    saying.mutate(
      { ...at, text },
      {
        onSuccess: ({ replies, isSure, says, help }) =>
          onRead({ text, order: inOrderOf(replies, count), isSure, says, help: help ?? null }),
        onError: () => onRead(unread),
      },
    )
  }
  return (
    <Form
      form={form}
      error={null}
      pending={saying.isPending}
      takesFocus="own"
      submitVariant="strong"
      onSubmit={({ own }) => submit(own.trim())}
      submitLabel={t`Say it`}
      secondary={
        <Button variant="quiet" onClick={() => onBack(form.values.own)}>
          <Trans>Back to the replies</Trans>
        </Button>
      }
    >
      <FormLongText
        name="own"
        label={t`Your sentence`}
        hint={t`It is sent only to find the answer that fits, and isn’t kept.`}
        maxLength={longestOwnWords}
      />
    </Form>
  )
}
