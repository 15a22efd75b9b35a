import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import type { AskDialogProps, AskedQuestion } from './ask-dialog.tsx'
import { ownQuestionsQuery } from './gaps.queries.ts'

const askDialog = lazyPart<AskDialogProps>(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** A button to ask the company a missing question, with or without the person's name. */
export function AskCompany(props: AskedQuestion) {
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
      {isOpen && (
        <Lazy
          part={askDialog}
          props={{ ...props, onClose: () => setIsOpen(false) }}
          placeholder={null}
        />
      )}
    </div>
  )
}
