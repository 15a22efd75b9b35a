import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkle } from 'lucide-react'
import type { ChatMessageFragment } from '#api/generated/graphql.ts'
import { loadMessages } from '#lib/i18n.ts'
import { AppLink } from '#shell/app-link.tsx'
import { CopyButton } from '#shell/copy-button.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Way } from '#shell/way.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { cardWords, whomWords } from './chat.labels.ts'
import { ClosestActions } from './closest-actions.tsx'
import { RememberedCard } from './memory/remembered-card.tsx'
import { SaveGoal } from './save-goal.tsx'

const adviceWords = lazyPart(async () => {
  const [{ AdviceWords }] = await Promise.all([
    import('./advice-words.tsx'),
    loadMessages('advice'),
  ])
  return AdviceWords
})

type Source = ChatMessageFragment['sources'][number]
type Props = {
  message: ChatMessageFragment
  /** Given for the newest answer, whose question can be answered with a tap */
  onAnswer?: ((text: string) => void) | undefined
}

/**
 * Mira's answer: labelled as software's, each quote with its numbered source, then the next
 * actions.
 */
export function AnswerView({ message, onAnswer }: Props) {
  const { i18n } = useLingui()
  const { cards, closest, question, asksWhom, draft } = message
  // A short version, words to say or a draft is the answer: then the whole advice stays folded.
  const isShort =
    draft !== null || message.sentences.slice(1).some(({ sources }) => sources.length === 0)
  // Only the newest answer opens its advice, so that a long chat opens at once.
  const isOpen = !isShort && onAnswer !== undefined
  const first = isOpen ? cards.find(({ kind }) => kind === 'advice') : undefined
  return (
    <Card className="flex flex-col gap-4">
      <p className="flex items-center gap-2 text-note font-semibold text-field-soft">
        <Sparkle aria-hidden="true" className="size-4" />
        <Trans>Mira · AI</Trans>
      </p>
      <Quotes quotes={quotesOf(message, null)} />
      {draft !== null && <DraftText text={draft} />}
      {cards.length > 0 && (
        <ul className="flex flex-col gap-3">
          {cards.map((card) => (
            <li key={`${card.kind} ${card.id}`}>
              {card.kind === 'remembered' ? (
                <RememberedCard id={card.id} title={card.title} />
              ) : (
                <NextStep card={card} isFirst={card === first} quotes={quotesOf(message, card)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {closest.length > 0 && onAnswer !== undefined && (
        <ClosestActions actions={closest} onChoose={onAnswer} />
      )}
      {question !== null && <p className="font-semibold">{question}</p>}
      {asksWhom && onAnswer !== undefined && (
        <p className="flex flex-wrap gap-2">
          {Object.values(whomWords).map((word) => (
            <Button key={word.id} variant="quiet" onClick={() => onAnswer(i18n._(word))}>
              {i18n._(word)}
            </Button>
          ))}
        </p>
      )}
    </Card>
  )
}

type Quote = { text: string; sources: Source[] }

/** A text of a language model, which the person checks before they send it. */
function DraftText({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Draft`}
      className="flex flex-col gap-3 rounded-tile border-2 border-dashed border-line p-4"
    >
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="text-note text-field-soft">
        <Trans>A draft by a language model. Check it before you send it.</Trans>
      </p>
      <CopyButton text={text} label={t`Copy the draft`} />
    </section>
  )
}

/** The sentences from the source of a card; for null, the sentences without a card. */
function quotesOf(
  { sentences, sources, cards }: ChatMessageFragment,
  card: NextCard | null,
): Quote[] {
  const paths = cards.flatMap(({ path }) => path ?? [])
  return sentences
    .map(
      (one): Quote => ({
        text: one.text,
        sources: sources.filter(({ n }) => one.sources.includes(n)),
      }),
    )
    .filter((quote) => {
      const path = quote.sources[0]?.path ?? null
      if (card === null) return path === null || !paths.includes(path)
      // A contact's card opens the page of the answer, whose own card has the quote.
      if (card.kind === 'contact') return false
      return path !== null && path === card.path && quote.text !== card.title
    })
    .map((quote) => ({ ...quote, text: withoutTitle(quote.text, card?.title) }))
}

/** A sentence about a goal begins with its title, which its card shows already. */
function withoutTitle(text: string, title: string | undefined): string {
  if (title === undefined || !text.startsWith(title)) return text
  const rest = text.slice(title.length).replace(/^(?::| -) /, '')
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`
}

type QuotesProps = { quotes: readonly Quote[]; inCard?: boolean }

const Quotes = ({ quotes, inCard = false }: QuotesProps) =>
  quotes.map((quote, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their places
    <Said key={at} quote={quote} inCard={inCard} />
  ))

function Said({ quote: { text, sources }, inCard }: { quote: Quote; inCard: boolean }) {
  return (
    <p
      className={
        sources.length > 0 ? 'border-s-4 border-sun ps-4' : 'max-w-prose whitespace-pre-line'
      }
    >
      {text}{' '}
      {sources.map((source) => (
        <SourceNumber key={source.n} source={source} inCard={inCard} />
      ))}
    </p>
  )
}

/** The number of a source; its accessible name says what it opens. */
function SourceNumber({ source, inCard }: { source: Source; inCard: boolean }) {
  const { t } = useLingui()
  const { n, kind, title, path } = source
  const look =
    'mx-0.5 inline-flex min-w-6 items-center justify-center rounded-pill bg-quiet px-1.5 text-note font-semibold no-underline'
  const isHouse = kind === 'house'
  const shown = isHouse && !inCard ? t`${n} · From your company` : n
  if (path === null) return <span className={look}>{shown}</span>
  const name = isHouse ? t`Source ${n}, from your company: ${title}` : t`Source ${n}: ${title}`
  return path.startsWith('/') ? (
    <AppLink to={path} state={{ from: 'chat' }} aria-label={name} className={look}>
      {shown}
    </AppLink>
  ) : (
    <a href={path} target="_blank" rel="noreferrer" aria-label={name} className={look}>
      {shown}
    </a>
  )
}

type NextCard = ChatMessageFragment['cards'][number]

type NextStepProps = {
  card: NextCard
  /** Its words are open */
  isFirst: boolean
  quotes: readonly Quote[]
}

/** One next action with the quoted source; advice can be saved as a goal here. */
function NextStep({ card, isFirst, quotes }: NextStepProps) {
  const { i18n } = useLingui()
  const { kind, id, title, action, situation, reason, path, told } = card
  const what = id === 'all' ? undefined : cardWords[kind]
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{title}</span>
      {situation && <span className="block">{situation}</span>}
      {action && <span className="block text-note text-field-soft">{action}</span>}
      {what && <span className="block text-note text-field-soft">{i18n._(what)}</span>}
      {reason !== null && (
        <span className="block text-note text-field-soft">
          <Trans>Because you mentioned “{reason}”</Trans>
        </span>
      )}
      {told && (
        <span className="block text-note text-field-soft">
          <Trans>You told Mira: “{told}”</Trans>
        </span>
      )}
    </span>
  )
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-quiet p-3">
      <Way path={path} state={{ from: 'chat' }}>
        {words}
      </Way>
      {kind === 'advice' ? (
        <Lazy
          part={adviceWords}
          placeholder={<Skeleton className="late h-11" />}
          props={{ id, isFirst }}
        />
      ) : (
        <Quotes quotes={quotes} inCard />
      )}
      {kind === 'advice' && path !== null && <SaveGoal adviceId={id} title={title} path={path} />}
    </div>
  )
}
