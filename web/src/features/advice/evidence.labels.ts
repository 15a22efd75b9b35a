import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImpactAdvice, Source } from '#api/content-tables.ts'

type Grade = NonNullable<ImpactAdvice['grade']>

export const gradeLine: Record<Grade, MessageDescriptor> = {
  A: msg`Well tested`,
  B: msg`Several studies`,
  C: msg`One study, or a strong theory`,
  D: msg`From practice`,
}

export const gradeSentence: Record<Grade, MessageDescriptor> = {
  A: msg`Grade A, well tested: trials, or many studies taken together.`,
  B: msg`Grade B: supported by several studies.`,
  C: msg`Grade C: supported by one study or a strong theory.`,
  D: msg`Grade D, from practice: it worked for people, and has not been studied.`,
}

/** A publication as a line of text: authors, year, title. */
export function citation({ authors, year, title }: Source): string {
  return `${authors}${year ? ` (${year})` : ''}: ${title}`
}
