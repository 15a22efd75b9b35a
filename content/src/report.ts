import { problemsIn } from '#check.ts'
import { problemLine } from '#corpus.ts'
import { loadCorpus } from '#load.ts'
import { stateOf } from '#state.ts'

/** Prints the problems of the content, then its size. */
export function report(say: (line: string) => void): number {
  const { corpus, problems: unreadable } = loadCorpus()
  const problems = [...unreadable, ...problemsIn(corpus)]
  const verdict = problems.length === 0 ? 'No problems.' : `${problems.length} problems.`
  const lines = [...problems.map(problemLine), '', ...stateOf(corpus), '', verdict, '']
  say(lines.join('\n').trim())
  return problems.length === 0 ? 0 : 1
}
