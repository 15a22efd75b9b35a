import { compile, writeCompiled } from '#compile.ts'
import { compiledFile, readCompiled } from '#compiled.ts'
import { problemLine } from '#corpus.ts'
import { faultsIn } from '#faults.ts'
import { contentFolder, loadCorpus } from '#load.ts'

/** The number of problems to print, because repairing the first ones often repairs the rest. */
const shown = 20

type Options = {
  /** The folder of the tables and references */
  folder: string
  file: string
  /** Whether a build succeeds when it keeps the last good content */
  keepLastGood: boolean
  say: (line: string) => void
}

/**
 * Compiles the content below a folder. If it has faults, names their file, row and field and keeps
 * the compiled content as it was. Answers the exit code.
 */
export function build({ folder, file, keepLastGood, say }: Options): number {
  const { corpus, problems: unreadable } = loadCorpus(folder)
  const problems = unreadable.length > 0 ? unreadable : faultsIn(corpus)
  if (problems.length === 0) {
    writeCompiled(compile(corpus), file)
    return 0
  }
  say(`The content has ${problems.length} problems and is not taken:`)
  for (const problem of problems.slice(0, shown)) say(`  content/${problemLine(problem)}`)
  if (problems.length > shown) say('  and more; "npm run content" lists all of them')
  const lastGood = versionIn(file)
  if (lastGood === undefined) say('There is no earlier content to serve. Mend it and start again.')
  else say(`Content ${lastGood}, the last good one, stays in use.`)
  return keepLastGood && lastGood !== undefined ? 0 : 1
}

function versionIn(file: string): string | undefined {
  try {
    return readCompiled(file).version
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  process.exitCode = build({
    folder: contentFolder,
    file: compiledFile,
    keepLastGood: process.argv.includes('--keep-last-good'),
    say: (line) => process.stderr.write(`${line}\n`),
  })
}
