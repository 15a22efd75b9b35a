/**
 * A text of the Markdown subset as plain text: a link as its words, emphasis without marks, a list
 * item behind a dot.
 */
export function withoutMarks(text: string): string {
  return text
    .replace(/\[([^\][]+)\]\(https:\/\/[^)\s]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/^[^\S\n]*- /gm, '· ')
}
