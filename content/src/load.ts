import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMap, LineCounter, parseDocument } from 'yaml'
import { type Corpus, emptyCorpus, type Problem } from '#corpus.ts'
import { type TableName, tableNames } from '#tables.ts'
import { takeRow } from '#take-row.ts'

/** The folder of `tables/` and `references/`. */
export const contentFolder = fileURLToPath(new URL('..', import.meta.url))

export type LoadedCorpus = { corpus: Corpus; problems: Problem[] }

type Rows = { values: unknown[]; problems: Problem[] }

/**
 * Reads every table below `folder`: `tables/<table>.yaml`, `tables/<table>/*.yaml` or
 * `references/<table>.json`. Rows keep the order of their file, files are sorted by name. Mistakes
 * of writers never throw: a wrong row is left out and reported.
 */
export function loadCorpus(folder: string = contentFolder): LoadedCorpus {
  const corpus = emptyCorpus()
  const problems: Problem[] = strayFiles(folder)
  for (const table of tableNames) {
    const files = filesOf(folder, table)
    if (files.length === 0) {
      problems.push({ file: `tables/${table}`, row: '-', field: '-', message: 'has no file' })
    }
    for (const path of files) {
      const file = relative(folder, path)
      const read = path.endsWith('.json') ? readJson(path, file) : readYaml(path, file)
      problems.push(...read.problems)
      read.values.forEach((value, index) => {
        problems.push(...takeRow(corpus, table, file, value, `row ${index + 1}`))
      })
    }
  }
  return { corpus, problems }
}

function filesOf(folder: string, table: TableName): string[] {
  const single = [
    join(folder, 'tables', `${table}.yaml`),
    join(folder, 'references', `${table}.json`),
  ].filter((path) => existsSync(path))
  const directory = join(folder, 'tables', table)
  const many = existsSync(directory)
    ? readdirSync(directory)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => join(directory, name))
    : []
  return [...single, ...many]
}

/** Reports files without a table, because a misspelt name would silently drop all rows. */
function strayFiles(folder: string): Problem[] {
  const known = new Set<string>(tableNames)
  return ['tables', 'references'].flatMap((part) => {
    const directory = join(folder, part)
    if (!existsSync(directory)) return []
    return readdirSync(directory)
      .filter((name) => {
        const isFolder = statSync(join(directory, name)).isDirectory()
        return !known.has(isFolder ? name : name.replace(/\.(yaml|json)$/, ''))
      })
      .map((name) => ({
        file: `${part}/${name}`,
        row: '-',
        field: '-',
        message: 'belongs to no table',
      }))
  })
}

function readJson(path: string, file: string): Rows {
  try {
    return asList(JSON.parse(readFileSync(path, 'utf8')), file)
  } catch (error) {
    return broken(file, error instanceof Error ? error.message : String(error))
  }
}

function readYaml(path: string, file: string): Rows {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
  const [first] = [...document.errors, ...document.warnings]
  if (first) {
    const { line, col } = lines.linePos(first.pos[0])
    return broken(file, `line ${line}, column ${col}: ${first.message.split('\n')[0]}`)
  }
  if (isMap(document.contents)) return broken(file, 'must be a list of rows')
  return asList(document.toJS() ?? [], file)
}

function asList(value: unknown, file: string): Rows {
  return Array.isArray(value)
    ? { values: value, problems: [] }
    : broken(file, 'must be a list of rows')
}

function broken(file: string, message: string): Rows {
  return { values: [], problems: [{ file, row: '-', field: '-', message }] }
}
