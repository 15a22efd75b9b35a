import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { readStored, writeStored } from '#lib/storage.ts'
import { atTheStart, type Player, played, type Said } from './player.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { say } from './voice.ts'
import './marking.css'

export const rates = [0.8, 1, 1.2, 1.5] as const
const rateKey = 'goodwork.listening'

/** The speed chosen last, on this device. */
function keptRate(): number {
  const kept = readStored(rateKey)
  return rates.find((rate) => rate === kept) ?? 1
}

type Read = { blocks: HTMLElement[]; sentences: Sentence[] }
type Talking = { player: Player; failed: boolean }

/** Reads the words aloud and marks the current sentence. Starts on mount, ends on unmount. */
export function useListening(words: RefObject<HTMLElement | null>) {
  const [rate, setRate] = useState(keptRate)
  const [read] = useState(() => textOf(words.current))
  const count = read.sentences.length
  const [{ player, failed }, tell] = useReducer(
    (now: Talking, said: Said | { kind: 'failed' }): Talking =>
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
    // Some browsers keep talking after the page is gone.
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
    tell: (said: Said) => tell(said),
    setRate: (next: number) => {
      writeStored(rateKey, next)
      setRate(next)
      tell({ kind: 'again' })
    },
  }
}

function textOf(words: HTMLElement | null): Read {
  const blocks = words === null ? [] : readableBlocks(words)
  const texts = blocks.map((block) => block.textContent ?? '')
  return { blocks, sentences: sentencesOf(texts, document.documentElement.lang || 'en') }
}

/** Marks the sentence and scrolls it into view if needed. */
function follow({ blocks }: Read, sentence: Sentence | null): void {
  mark(blocks, sentence)?.scrollIntoView({ block: 'nearest' })
}

const name = 'listening'
const readable = 'h2, h3, p, li, dt, blockquote'

/** The elements that are read, in order. */
function readableBlocks(words: HTMLElement): HTMLElement[] {
  return [...words.querySelectorAll<HTMLElement>(readable)].filter(
    (block) => block.querySelector(readable) === null,
  )
}

/** Marks the sentence in the text; null clears the mark. Answers its element. */
function mark(blocks: readonly HTMLElement[], sentence: Sentence | null): HTMLElement | null {
  // Without the Highlight API, nothing is marked.
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
