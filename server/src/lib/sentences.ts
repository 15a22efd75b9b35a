const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text; a full stop inside a quotation ends no sentence. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    let open = ''
    for (const { segment } of segmenter.segment(line.replace(/^\s*(?:·|\d+\.)\s*/, ''))) {
      open += segment
      if ((open.match(/“/g) ?? []).length > (open.match(/”/g) ?? []).length) continue
      sentences.push(open.trim())
      open = ''
    }
    return [...sentences, open.trim()].filter((sentence) => sentence !== '')
  })
}
