import { useLingui } from '@lingui/react/macro'
import { Headphones } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { cx } from '#lib/cx.ts'
import { untilThere } from '#lib/until-there.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { aboveBarClass, inReachClass } from '#ui/card.tsx'
import { AdviceBody } from './advice-body.tsx'
import { AdviceFacts } from './advice-facts.tsx'
import { AdviceVersions, NotFor, WhenThen } from './advice-words.tsx'
import { LinkList } from './link-list.tsx'
import { useOpening } from './opening.ts'

const panel = lazyPart(
  async () => (await import('#features/advice/listening/listen-panel.tsx')).ListenPanel,
)

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

// Below the text. Without a network, reading and saving still work.
const after = lazyPart(() =>
  untilThere(async () => (await import('./advice-after.tsx')).AdviceAfter),
)

type Props = {
  advice: ImpactAdvice
  /** The title of the action that the advice belongs to. */
  actionTitle: string
  actions: ReactNode
  /** The flow has a bar of its own, and asks for one rating at its end. */
  isInFlow?: boolean
}

/**
 * A piece of advice in reading order: topic, steps, words to say, limits; then evidence and rating,
 * folded, and the actions.
 */
export function AdviceReading({ advice, actionTitle, actions, isInFlow = false }: Props) {
  const heading = useId()
  const words = useRef<HTMLDivElement>(null)
  const isLinksOnly = advice.no_advice === true
  return (
    <article
      aria-labelledby={heading}
      className="rise on-surface rounded-card px-6 pt-8 pb-6 sm:px-8"
    >
      <Listen words={words} audio={advice.audio} script={advice.script}>
        <span className="text-note text-field-soft">
          <AdviceFacts takes={advice} />
        </span>
      </Listen>
      <div ref={words} className={aboveBarClass}>
        <h2
          id={heading}
          className="mt-4 mb-6 text-[clamp(1.625rem,1.3rem+1.2vw,2.125rem)] leading-[1.1]"
        >
          {advice.title}
        </h2>
        {advice.situation && (
          <p className="-mt-4 mb-6 text-lead text-field-soft">{advice.situation}</p>
        )}
        {isLinksOnly ? <LinkList ids={advice.linkIds ?? []} /> : <Words advice={advice} />}
      </div>
      {isInFlow && <div className="mt-8">{actions}</div>}
      <div className={cx('mt-6', aboveBarClass)}>
        <Lazy
          part={after}
          props={{ advice, actionTitle, isRated: !isInFlow }}
          placeholder={<div className="h-60" />}
        />
      </div>
      {!isInFlow && <div className={inReachClass}>{actions}</div>}
    </article>
  )
}

/** The text in quotation marks. */
const textToCopy = (body: string) => /“([^”]*)”/su.exec(body)?.[1] ?? body

function Words({ advice }: { advice: ImpactAdvice }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-8">
      <AdviceBody source={advice.body} />
      {advice.form === 'text' && (
        <CopyButton text={textToCopy(advice.body)} label={t`Copy the text`} />
      )}
      <WhenThen advice={advice} />
      <AdviceVersions advice={{ smallest: advice.smallest }} />
      <NotFor advice={advice} />
    </div>
  )
}

type ListenProps = {
  words: RefObject<HTMLElement | null>
  /** The address of a recording, if there is one. */
  audio?: string | undefined
  /** The advice written for the ear, which is read in place of the page. */
  script?: string | undefined
  children: ReactNode
}

function Listen({ words, audio, script, children }: ListenProps) {
  const spoken = useRef<HTMLDivElement>(null)
  const { t } = useLingui()
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const opening = useOpening(panel, () => setState('open'))
  if (audio) {
    return (
      <>
        {children}
        {/* biome-ignore lint/a11y/useMediaCaption: the text is below */}
        <audio controls preload="none" src={audio} aria-label={t`Listen`} className="mt-4 w-full" />
      </>
    )
  }
  if (!('speechSynthesis' in globalThis)) return children
  const props = { words: script ? spoken : words, onClose: () => setState('closed') }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {children}
        {state !== 'open' && (
          <Button
            ref={state === 'closed' ? takeFocus : undefined}
            variant="quiet"
            icon={<Headphones aria-hidden="true" className="size-5" />}
            pending={opening.isPending}
            onPointerEnter={opening.near}
            onClick={() => {
              allowTalking()
              opening.open()
            }}
          >
            {t`Listen`}
          </Button>
        )}
      </div>
      {state === 'open' && <Lazy part={panel} placeholder={null} props={props} />}
      {script && (
        <div
          ref={spoken}
          hidden={state !== 'open'}
          className={cx(
            'mt-4 flex-col gap-3 rounded-tile bg-quiet p-5',
            state === 'open' && 'flex',
          )}
        >
          {script.split('\n\n').map((part) => (
            <p key={part}>{part}</p>
          ))}
        </div>
      )}
    </>
  )
}

function allowTalking(): void {
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}
