import type { RecordRow } from '#entity/entity.types.ts'
import type { LibraryIndex } from '#learning/library/ranking/library.index.ts'
import { type LibraryDocument, NO_FACTS } from '#learning/library/ranking/library.types.ts'
import { type OwnGoals, type OwnThing, termsWithin } from '#learning/library/ranking/own-goals.ts'
import { withoutMarks } from '#lib/markdown.ts'
import { answersInWords, OTHER_ANSWERS } from '#organizations/handbook/handbook.ts'
import { ofOwnCompany } from './library.of-company.ts'
import { emptyVocabulary } from './words/vocabulary.ts'

/** The most characters that are read of all answers of a company, and of one answer. */
const MOST_READ = { inAll: 200_000, ofOne: 4000 } as const
/** The answers of the searcher's own company only. */
export const ownAnswers = ofOwnCompany(answersInWords, inWords)

function inWords(rows: readonly RecordRow[], index: LibraryIndex): OwnGoals {
  const questions = new Map(
    index.entries.flatMap(({ document }) =>
      document.kind === 'handbook' ? [[document.id, document] as const] : [],
    ),
  )
  const vocabulary = emptyVocabulary()
  const things: OwnThing[] = []
  const most = mostOf(rows)
  for (const row of rows) {
    const question = questions.get(row.id as string) ?? withdrawn(row)
    const passages = passagesOf(row, most)
    if (passages.length === 0) continue
    const document: LibraryDocument = { ...question, passages }
    const { title, keywords, parent } = question
    things.push({
      document,
      title: termsWithin(title, vocabulary, index.synonyms),
      text: termsWithin([keywords, parent, ...passages].join('\n'), vocabulary, index.synonyms),
    })
  }
  return { things, vocabulary }
}

/** A question that was removed from the content: its answers are shown on a separate page. */
function withdrawn(row: RecordRow): LibraryDocument {
  const id = row.id as string
  return {
    ...NO_FACTS,
    ...{ key: `handbook:${id}`, kind: 'handbook', id, keywords: '', said: [], passages: [] },
    title: typeof row.question === 'string' ? row.question : 'A question that is no longer asked',
    category: OTHER_ANSWERS,
    parent: OTHER_ANSWERS,
  }
}

/**
 * The most characters of each answer: an equal share of the total, so that each answer is found.
 */
function mostOf(rows: readonly RecordRow[]): number {
  const lengthOf = ({ answer }: RecordRow) => (typeof answer === 'string' ? answer.length : 0)
  const all = rows.reduce((sum, row) => sum + Math.min(lengthOf(row), MOST_READ.ofOne), 0)
  return all <= MOST_READ.inAll ? MOST_READ.ofOne : Math.floor(MOST_READ.inAll / rows.length)
}

function passagesOf(row: RecordRow, most: number): string[] {
  return [row.answer, row.contactPerson].flatMap((text) => {
    const passage = typeof text === 'string' ? withoutMarks(text.slice(0, most)) : ''
    return passage === '' ? [] : [passage]
  })
}
