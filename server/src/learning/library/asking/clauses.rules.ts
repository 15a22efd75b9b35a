/** A clause of a text, and its start in the text. */
export type Clause = { text: string; start: number }

/** Phrases around a question. The longest come first, because a shorter one may begin a longer. */
const SMALL_TALK = [
  "hope (?:you'?re|you are|it'?s|it is|all is|this is)(?: having)?(?: a)? (?:good|ok|okay|well|fine|great|nice|lovely)(?: (?:day|week|weekend|to ask(?: this)?(?: here)?))?",
  '(?:i am|im) not sure (?:if|whether) (?:this|it) is the right place(?: to ask)?',
  'not sure (?:if|whether) (?:this|it) is the right place(?: to ask)?',
  '(?:sorry|apologies) (?:if|for|that) (?:this|it|the)(?: is)?(?: (?:long|messy|a mess|silly|stupid))?',
  '(?:a )?bit of background(?: first)?',
  '(?:here|it) goes',
  "so (?:basically|it'?s like this|anyway|yeah)",
  'to (?:be|tell) (?:honest|fair|you the truth|the truth)',
  '(?:i was|im|i am|just) wondering (?:if|whether|how|what)',
  '(?:do|would|can|could) you (?:have any idea|happen to know|help(?: me)?|tell me|please)',
  '(?:does )?any(?:one|body)? (?:got |have |has )?(?:any )?(?:tips?|ideas?|advice|suggestions?)',
  'any (?:tips?|ideas?|advice|suggestions?|thoughts?)',
  'what (?:should|can|could|would|do) (?:i|we|you) (?:do|say|suggest|recommend|try)(?: about (?:it|that|this))?',
  'how (?:do|would|can|could) (?:other )?(?:people|others|you) (?:handle|start|do|deal with|decide) (?:that|this|it|something like that|a thing like that)',
  '(?:where|how) (?:would|should|do|can) (?:you|i|we) (?:even )?(?:start|begin)',
  "(?:i'?ve|i have|have) no (?:idea|clue)(?: (?:what|how))?(?: to do)?",
  'no (?:idea|clue)',
  'what now|i guess|you know|i mean|of course|by the way|long day here|quick (?:one|question)',
  '(?:good )?(?:morning|evening|afternoon)(?= (?:all|everyone|mira)|[!,.])',
  '(?:hi|hiya|hello|hey|dear)(?: (?:there|all|everyone|mira))?',
  '(?:many )?thanks(?: (?:a lot|in advance|so much|for .{0,20}help))?|thank you(?: (?:very much|so much|in advance))?',
  'please|pls|plz|cheers|lol|haha+|hehe+|hmm+|ugh|well|basically|actually|honestly|literally|anyway|really|finally|apparently|obviously|seriously',
]
const AROUND = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${SMALL_TALK.join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)

/** The breaks between clauses. A comma or full stop inside of a number or a word isn't a break. */
const BREAK =
  /[!?;:()\n…]+|[.,]+(?=\s|$)|\s[-–—]+\s|—|(?<!\p{L})(?:but|and|because|cause|so|although|though|while|whereas)(?!\p{L})/giu

/**
 * The clauses of a text in order, without small talk; an empty list for small talk only. Thanks
 * are small talk only at the edge of a sentence, not as the subject of a question.
 */
export function clausesOf(text: string): Clause[] {
  const said = text.replaceAll(/[’‘]/g, "'")
  const bare = said.replace(AROUND, (phrase, at: number) =>
    isAside(said, at, phrase.length) ? ' '.repeat(phrase.length) : phrase,
  )
  const clauses: Clause[] = []
  let from = 0
  const take = (to: number) => {
    const part = bare.slice(from, to)
    const start = from + part.search(/[\p{L}\p{N}]/u)
    if (start >= from) clauses.push({ text: bare.slice(start, to).trimEnd(), start })
  }
  for (const { index, 0: mark } of bare.matchAll(BREAK)) {
    take(index)
    from = index + mark.length
  }
  take(bare.length)
  return clauses
}

/** Whether a phrase is at the beginning or the end of a clause. */
function isAside(text: string, at: number, length: number): boolean {
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at + length).trimStart()
  return (
    before === '' || after === '' || /[^\p{L}\p{N}]$/u.test(before) || /^[^\p{L}\p{N}]/u.test(after)
  )
}
