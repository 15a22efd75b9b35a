import type { Sentence } from './sentences.ts'
import './marking.css'

const name = 'listening'
const readable = 'h2, h3, p, li, dt, blockquote'

/** The elements whose words are read, in their order: each word stands in one of them. */
export function readableBlocks(words: HTMLElement): HTMLElement[] {
  return [...words.querySelectorAll<HTMLElement>(readable)].filter(
    (block) => block.querySelector(readable) === null,
  )
}

/** Marks the sentence where it stands in the text; null marks nothing. Answers its element. */
export function mark(
  blocks: readonly HTMLElement[],
  sentence: Sentence | null,
): HTMLElement | null {
  // Where the browser cannot mark text without changing it, the page is left as it is.
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
