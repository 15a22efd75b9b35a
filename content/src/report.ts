import { problemsIn } from '#check.ts'
import type { Problem } from '#corpus.ts'
import { loadCorpus } from '#load.ts'
import { stateOf } from '#state.ts'

const { corpus, problems: unreadable } = loadCorpus()
const problems = [...unreadable, ...problemsIn(corpus)]

const line = ({ file, row, field, message }: Problem) => `${file}: ${row}: ${field}: ${message}`
const verdict = problems.length === 0 ? 'No problems.' : `${problems.length} problems.`
process.stdout.write(
  [...problems.map(line), '', ...stateOf(corpus), '', verdict, ''].join('\n').trimStart(),
)
process.exitCode = problems.length === 0 ? 0 : 1
