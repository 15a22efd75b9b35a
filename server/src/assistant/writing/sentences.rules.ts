/** A sentence of a model, and the numbers of the passages that it cites. */
export type CitedSentence = { text: string; cites: number[] }

/** `[1]`, `[1, 2]`, `[1][2]` */
const CITES = String.raw`(?:\[\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*\]\s*)`
const END = new RegExp(
  String.raw`(?<!(?:^|\s)\d{1,2})[.!?…]["”’')]*[ \t]*${CITES}*(?=\s+[^\s\[a-z])|\n+`,
  'g',
)
const LIST_SIGN = /^(?:[-*•·>#]+|\d{1,2}[.)])\s+/
const MARKS = /\*\*|__|`/g

/** Collects the pieces of an answer and returns each sentence as soon as it is complete. */
export class Sentences {
  private rest = ''

  /** The sentences that a piece completes. */
  add(piece: string): CitedSentence[] {
    this.rest += piece
    const done: CitedSentence[] = []
    let from = 0
    for (const { index, 0: end } of this.rest.matchAll(END)) {
      done.push(...cited(this.rest.slice(from, index + end.length)))
      from = index + end.length
    }
    this.rest = this.rest.slice(from)
    return done
  }

  /** The last sentence, if it is complete. */
  end(): CitedSentence[] {
    const rest = this.rest.trim()
    this.rest = ''
    return /[.!?…\]]["”’')]*$/.test(rest) ? cited(rest) : []
  }
}

function cited(written: string): CitedSentence[] {
  const cites = [...written.matchAll(new RegExp(CITES, 'g'))].flatMap(([group]) =>
    [...group.matchAll(/\d+/g)].map(Number),
  )
  const text = written
    .replace(new RegExp(CITES, 'g'), ' ')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?;:…])/g, '')
    .trim()
    .replace(LIST_SIGN, '')
  return text === '' ? [] : [{ text, cites: [...new Set(cites)] }]
}
