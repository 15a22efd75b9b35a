import { useLingui } from '@lingui/react/macro'
import { Pause, Play, X } from 'lucide-react'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import { cx } from '#lib/cx.ts'
import { readStored, writeStored } from '#lib/storage.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { atTheStart, type Player, type PlayerEvent, played } from './player.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { say } from './voice.ts'
import './marking.css'

const rates = [0.8, 1, 1.2, 1.5] as const

const rateKey = 'goodwork.listening'

const name = 'listening'

const readable = 'h2, h3, p, li, dt, blockquote'

type Props = { words: RefObject<HTMLElement | null>; onClose: () => void }

/** The controls of reading aloud, sticky above the words. */
export function ListenPanel({ words, onClose }: Props) {
  const { t } = useLingui()
  const { player, failed, rate, tell, setRate } = useListening(words)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const isPlaying = player.state === 'playing'
  const icon = 'size-5'
  return (
    <section
      aria-label={t`Read aloud`}
      className="sticky top-2 z-10 mt-4 flex scroll-mt-2 flex-wrap items-center justify-between rounded-tile bg-strong p-1 text-on-strong sm:px-3"
    >
      <IconButton
        ref={first}
        className="text-inherit hover:bg-transparent"
        label={isPlaying ? t`Pause` : t`Play`}
        icon={isPlaying ? <Pause className={icon} /> : <Play className={icon} />}
        onClick={() => tell({ kind: isPlaying ? 'pause' : 'play' })}
      />
      <Speed rate={rate} onChange={setRate} />
      <IconButton
        className="text-inherit hover:bg-transparent"
        label={t`Stop reading aloud`}
        icon={<X className={icon} />}
        onClick={onClose}
      />
      <p role="status" className="basis-full px-3 py-1 text-note empty:hidden">
        {failed && t`This browser found no voice to read with. Try again, or another browser.`}
      </p>
    </section>
  )
}

function Speed({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t`Speed`}</legend>
      {rates.map((one) => (
        <label
          key={one}
          className={cx(
            'grid h-11 min-w-11 cursor-pointer place-items-center rounded-pill px-1.5 text-note font-semibold has-focus-visible:outline-3 has-focus-visible:outline-current',
            one === rate && 'bg-surface text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={one === rate}
            onChange={() => onChange(one)}
          />
          <span>{`${i18n.number(one)}×`}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The speed chosen last, on this device. */
function keptRate(): number {
  const kept = readStored(rateKey)
  return rates.find((rate) => rate === kept) ?? 1
}

type ReadingText = { blocks: HTMLElement[]; sentences: Sentence[] }

type Talking = { player: Player; failed: boolean }

/** Reads the words aloud and marks the current sentence. Starts on mount, ends on unmount. */
function useListening(words: RefObject<HTMLElement | null>) {
  const [rate, setRate] = useState(keptRate)
  const [read] = useState(() => textOf(words.current))
  const count = read.sentences.length
  const [{ player, failed }, tell] = useReducer(
    (now: Talking, said: PlayerEvent | { kind: 'failed' }): Talking =>
      said.kind === 'failed'
        ? { player: played(now.player, { kind: 'stop' }, count), failed: true }
        : {
            player: played(now.player, said, count),
            failed: said.kind === 'play' ? false : now.failed,
          },
    { player: atTheStart, failed: false },
  )
  const sentence = player.state === 'over' ? null : (read.sentences[player.at] ?? null)

  const speak = useEffectEvent((turn: number) => {
    if (!sentence) return
    return say({
      text: sentence.text,
      language: document.documentElement.lang || 'en',
      rate,
      onEnd: () => tell({ kind: 'ended', turn }),
      onFail: () => tell({ kind: 'failed' }),
    })
  })
  const { turn, state } = player
  useEffect(() => (state === 'playing' ? speak(turn) : undefined), [turn, state])
  useEffect(() => follow(read, sentence), [read, sentence])
  useEffect(() => {
    // Some browsers keep talking after the page is closed.
    const hush = () => window.speechSynthesis.cancel()
    window.addEventListener('pagehide', hush)
    return () => {
      window.removeEventListener('pagehide', hush)
      mark([], null)
    }
  }, [])

  return {
    player,
    failed,
    rate,
    tell: (said: PlayerEvent) => tell(said),
    setRate: (next: number) => {
      writeStored(rateKey, next)
      setRate(next)
      tell({ kind: 'again' })
    },
  }
}

function textOf(words: HTMLElement | null): ReadingText {
  const blocks = words === null ? [] : readableBlocks(words)
  const texts = blocks.map((block) => block.textContent ?? '')
  return { blocks, sentences: sentencesOf(texts, document.documentElement.lang || 'en') }
}

/** Marks the sentence and scrolls it into view if needed. */
function follow({ blocks }: ReadingText, sentence: Sentence | null): void {
  mark(blocks, sentence)?.scrollIntoView({ block: 'nearest' })
}

/** The elements that are read, in order. */
function readableBlocks(words: HTMLElement): HTMLElement[] {
  return [...words.querySelectorAll<HTMLElement>(readable)].filter(
    (block) => block.querySelector(readable) === null,
  )
}

/** Marks the sentence in the text; null clears the mark. Returns its element. */
function mark(blocks: readonly HTMLElement[], sentence: Sentence | null): HTMLElement | null {
  // Without the Highlight API, no sentence is marked.
  if (typeof Highlight === 'function') CSS.highlights.delete(name)
  const block = sentence && blocks[sentence.block]
  if (!block) return null
  const range = rangeOf(block, sentence)
  if (range && typeof Highlight === 'function') CSS.highlights.set(name, new Highlight(range))
  return block
}

function rangeOf(block: HTMLElement, { start, end }: Sentence): Range | null {
  const range = document.createRange()
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let passed = 0
  let isOpen = false
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!isOpen && start < passed + length) {
      range.setStart(node, start - passed)
      isOpen = true
    }
    if (isOpen && end <= passed + length) {
      range.setEnd(node, end - passed)
      return range
    }
    passed += length
  }
  return null
}
