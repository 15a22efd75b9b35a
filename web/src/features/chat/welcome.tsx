import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { examples } from './chat.labels.ts'
import { chatsQuery, type useSend } from './chat.queries.ts'
import { Composer, type Writing } from './composer.tsx'
import { HelpLines } from './help-lines.tsx'

type Props = { send: ReturnType<typeof useSend>; writing: Writing }

/** The field for the first message, what Mira does with it, and examples. */
export function Welcome({ send, writing }: Props) {
  const { t, i18n } = useLingui()
  const { writer, reader } = useInfiniteQuery(chatsQuery).data?.pages[0]?.chatSettings ?? {}
  return (
    <>
      <Card tone="lilac" className="flex flex-col gap-5 sm:p-8">
        <Composer label={t`What’s happening at work?`} send={send} writing={writing} />
        <p className="max-w-prose">
          <Trans>
            Mira looks through the advice in this app, your company’s handbook and your own goals,
            and shows where each sentence comes from.
          </Trans>
        </p>
        {writer && (
          <p className="max-w-prose">
            <Trans>
              A language model ({writer}) helps her choose among them, and drafts a text when you
              ask for one. It gets your message and the advice she found, but not your name.
            </Trans>
          </p>
        )}
        {reader && (
          <p className="max-w-prose">
            <Trans>
              A language model ({reader}) compares the meaning of your questions with the library.
              It gets their words, but not your name.
            </Trans>
          </p>
        )}
      </Card>
      <section aria-labelledby="examples" className="flex flex-col gap-3">
        <h2 id="examples" className="text-title">
          <Trans>For example</Trans>
        </h2>
        <ul className="flex flex-col items-start gap-2">
          {examples.map((example) => (
            <li key={example.id}>
              <Button
                variant="quiet"
                className="h-auto min-h-11 rounded-tile py-2 text-start"
                onClick={() => send.mutate(i18n._(example))}
              >
                {i18n._(example)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <p className="max-w-prose text-note text-field-soft">
        <Trans>
          Your chats are stored encrypted for 30 days, and only you can open them. You can delete
          them at any time.
        </Trans>
      </p>
      <p className="max-w-prose text-note text-field-soft">
        <Trans>
          Mira can remember how you work, if you turn it on. See{' '}
          <AppLink to={paths.chatMemory} className={linkClass()}>
            what Mira remembers
          </AppLink>
          .
        </Trans>
      </p>
      <p className="max-w-prose text-note text-field-soft">
        <Trans>
          Mira isn’t for emergencies. If you or someone else is in danger, call your local emergency
          number. If you need someone to talk to, <HelpLines>find a help line</HelpLines>.
        </Trans>
      </p>
    </>
  )
}
