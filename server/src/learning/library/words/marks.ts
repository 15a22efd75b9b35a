/**
 * A text in the Markdown subset as it is read: a link by its words, emphasis bare, a point of a
 * list behind a dot. What is no whole mark stays.
 */
export function withoutMarks(text: string): string {
  return text
    .replace(/\[([^\][]+)\]\(https:\/\/[^)\s]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/^[^\S\n]*- /gm, '· ')
}
