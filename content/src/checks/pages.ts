import { type Check, indexOf, problemAt } from '#corpus.ts'

/** Refuses two pieces of news with one date, because the date marks how far a person has read. */
export const newsDates: Check = (corpus) => {
  const seen = new Map<string, string>()
  return corpus.news.flatMap((entry) => {
    const earlier = seen.get(entry.row.date)
    seen.set(entry.row.date, entry.key)
    return earlier === undefined ? [] : [problemAt(entry, 'date', `is the date of ${earlier} too`)]
  })
}

/** The public copy of an advice equals the advice. */
export const aboutIsAdvice: Check = (corpus) => {
  const all = indexOf(corpus, 'impact-advice')
  return corpus.about.flatMap((entry) => {
    const advice = all.get(entry.row.adviceId)?.row
    if (advice === undefined) return []
    const { title, todo, words } = entry.row
    return [
      ...(title === advice.title
        ? []
        : [problemAt(entry, 'title', 'is not the title of the advice')]),
      ...(advice.body.includes(todo) ? [] : [problemAt(entry, 'todo', 'is not in the advice')]),
      ...(advice.body.includes(words) ? [] : [problemAt(entry, 'words', 'are not in the advice')]),
    ]
  })
}
