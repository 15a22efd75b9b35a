import { type Check, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'

const link = /\[[^\][]+\]\((?<address>[^()\s]+)\)/g

/** The faults of a body, which may have paragraphs, `- ` lists, strong, emphasis and links. */
export function faultsInMarkdown(text: string): string[] {
  const faults: string[] = []
  for (const { groups } of text.matchAll(link)) {
    if (!groups?.address?.startsWith('https://'))
      faults.push(`link ${groups?.address} is not https`)
  }
  if (/!\[/.test(text)) faults.push('has a picture')
  const rest = text.replace(link, '')
  if (/^\s*#/m.test(rest)) faults.push('has a heading')
  if (/^\s*>/m.test(rest)) faults.push('has a block quotation')
  if (/^\s*(\d+[.)]|[*+•])\s/m.test(rest)) faults.push('has a list that does not start with "- "')
  if (/^\s*(-{3,}|={3,}|_{3,})\s*$/m.test(rest)) faults.push('has a rule')
  if (/^( {4}|\t)/m.test(rest)) faults.push('has an indented block')
  if (/[`~|\\_]/.test(rest)) faults.push('has a mark outside of the subset (` ~ | \\ _)')
  if (/<[/!?a-z]|&[a-z#0-9]+;/i.test(rest)) faults.push('has HTML')
  if (/[[\]]|https?:|www\./.test(rest)) faults.push('has an address or bracket outside of a link')
  const bare = rest
    .replace(/\*\*[^*\s]([^*]*[^*\s])?\*\*/g, '')
    .replace(/\*[^*\s]([^*]*[^*\s])?\*/g, '')
  if (bare.includes('*')) faults.push('has a * that closes nothing')
  return faults
}

/** Bodies, answers and news use the Markdown subset; every other text is plain. */
export const markdown: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, table, field, text }) =>
    field === 'body' ||
    field === 'answer' ||
    field === 'copy' ||
    (table === 'news' && field === 'text')
      ? faultsInMarkdown(text).map((fault) => problemAt(entry, field, fault))
      : /[*_`[\]<>#|\n]|^- /.test(text)
        ? [problemAt(entry, field, 'must be plain text in one line')]
        : [],
  )
