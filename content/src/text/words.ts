/** The words of a text: letters and digits, with inner apostrophes and hyphens. */
export function wordsOf(text: string): string[] {
  return withoutMarks(text).match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

/** The text without list marks, emphasis marks and the addresses of links. */
export function withoutMarks(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^- /gm, '')
    .replace(/\*/g, '')
}

export function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
}

/** Sentences end at a full stop, question mark or ellipsis, and at the end of each line. */
export function sentencesOf(text: string): string[] {
  return withoutMarks(text)
    .split(/\n+|(?<=[.?!…][”’)]*)\s+/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
