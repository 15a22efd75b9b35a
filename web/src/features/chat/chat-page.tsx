import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { buttonClass } from '#ui/button.tsx'
import { AnswerView } from './answer-view.tsx'
import { chatQuery, useSend } from './chat.queries.ts'
import { ChatsList } from './chats-list.tsx'
import { Composer, useWriting } from './composer.tsx'
import { HelpLines } from './help-lines.tsx'
import { Welcome } from './welcome.tsx'

/** /chat: a chat with Mira, a new one or that of `id`. */
export function ChatPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const { data: messages } = useSuspenseQuery(chatQuery(id))
  const writing = useWriting()
  const send = useSend(id, ({ message: { chatId, text }, from }) => {
    if (writing.text.trim() === text) writing.change('')
    if (from === id && chatId !== id) setSearch({ id: chatId }, { replace: true })
  })
  const isNew = messages.length === 0 && send.variables === undefined
  return (
    <div className="flex max-w-180 flex-col gap-6 text-field">
      <Header isNew={id === null} />
      {isNew && <Welcome send={send} writing={writing} />}
      <Log>
        {messages.map((message) => (
          <li key={message._id} className="flex flex-col gap-3">
            <Own text={message.text} />
            <AnswerView
              message={message}
              onAnswer={message === messages.at(-1) ? (text) => send.mutate(text) : undefined}
            />
          </li>
        ))}
        {send.isPending && (
          <li className="flex flex-col gap-3">
            <Own text={send.variables} />
            <p className="text-field-soft">
              <Trans>Mira is looking …</Trans>
            </p>
          </li>
        )}
      </Log>
      {!isNew && <Composer label={t`Your message`} send={send} writing={writing} />}
      {!isNew && <HelpNote />}
      <ChatsList open={id} />
    </div>
  )
}

function Header({ isNew }: { isNew: boolean }) {
  const { t } = useLingui()
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <PageTitle>{t`Meet Mira`}</PageTitle>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>
            An AI assistant: software, not a person. No one at work can read your chats.
          </Trans>
        </p>
      </div>
      {!isNew && (
        <AppLink to={paths.chat} className={buttonClass('quiet')}>
          <SquarePen aria-hidden="true" className="size-5" />
          <Trans>New chat</Trans>
        </AppLink>
      )}
    </header>
  )
}

/** The messages; new ones are read out and scrolled to. */
function Log({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const ref = useRef<HTMLOListElement>(null)
  const count = useRef(0)
  useEffect(() => {
    const now = ref.current?.children.length ?? 0
    if (count.current > 0 && now > count.current) {
      ref.current?.lastElementChild?.scrollIntoView({ block: 'start' })
    }
    count.current = now
  })
  return (
    <div role="log" aria-label={t`Messages`} className="has-[ol:empty]:hidden">
      <ol ref={ref} className="flex flex-col gap-8">
        {children}
      </ol>
    </div>
  )
}

/** Stays on the page, because Mira doesn't understand every message. */
function HelpNote() {
  return (
    <p className="text-note text-field-soft">
      <Trans>
        Not safe, or need someone to talk to? <HelpLines>Find a help line</HelpLines>.
      </Trans>
    </p>
  )
}

function Own({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="max-w-[85%] self-end rounded-card rounded-ee-none bg-primary px-5 py-3 whitespace-pre-wrap text-on-primary"
    >
      {text}
    </p>
  )
}
