import { type LibraryDocument, NO_FACTS } from '#learning/library/ranking/library.types.ts'
import { type OwnThing, termsWithin } from '#learning/library/ranking/own-goals.ts'
import { houseInWords } from '#organizations/house-knowledge/house-knowledge.ts'
import { ofOwnCompany } from './library.of-company.ts'
import { emptyVocabulary } from './words/vocabulary.ts'
import { wordsOf } from './words/words.ts'

/** Words with which people ask for entries of a kind without their title. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  value: 'company values principles',
  term: 'mean meaning stands abbreviation acronym called',
  link: 'link page website address',
}

/** The house knowledge of the searcher's own company: product 4, Mira. */
export const ownEntries = ofOwnCompany(houseInWords, (rows, { synonyms }) => {
  const vocabulary = emptyVocabulary()
  const things = rows.map((row): OwnThing => {
    const { _id: id, kind, title, text, link: url } = row
    const document: LibraryDocument = {
      ...{ ...NO_FACTS, key: `house:${id}`, kind: 'house', id, title, url },
      ...{ category: kind, keywords: '', parent: '', said: [] },
      passages: text === null ? [title] : [title, text],
    }
    const terms = (words: string) => termsWithin(words, vocabulary, synonyms)
    return {
      document,
      title: terms(`${title} ${inOneWord(title)}`),
      text: terms(text ?? ''),
      kind: terms(KIND_WORDS[kind] ?? ''),
    }
  })
  return { things, vocabulary }
})

/** Two words of a title as people may write them: "timesheet" for "time sheet". */
function inOneWord(title: string): string {
  const words = wordsOf(title).map(({ raw }) => raw)
  return words.length === 2 ? words.join('') : ''
}
