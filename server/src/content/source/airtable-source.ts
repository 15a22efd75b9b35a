import { setImmediate as breathe } from 'node:timers/promises'
import { compile } from '@goodwork/content/compile.ts'
import type { CompiledContent } from '@goodwork/content/compiled.ts'
import { type Problem, problemLine } from '@goodwork/content/corpus.ts'
import { faultsIn } from '@goodwork/content/faults.ts'
import type { LoadedCorpus } from '@goodwork/content/load.ts'
import {
  corpusOfRecords,
  type RecordTables,
  type TableRecord,
  unknownFields,
} from '@goodwork/content/records.ts'
import { type TableName, tableNames } from '@goodwork/content/tables.ts'
import type { Airtable } from '#integrations/airtable.ts'
import { openContent } from '../content.ts'
import type { LastGood } from './last-good.ts'
import type { ContentSource } from './source.ts'

export type SourceLog = Record<'info' | 'warn', (facts: object, message: string) => void>

export type AirtableSourceOptions = {
  airtable: Airtable
  lastGood: LastGood
  /** The content to serve without a kept version: the product's own */
  otherwise: () => CompiledContent
  /** Milliseconds from the end of one look at the base to the next */
  everyMs: number
  log: SourceLog
}

/** Attempts to read a base that an editor is changing, before the next scheduled look. */
const READINGS = 4
/** Most faults or fields of a base in the log. */
const LOGGED = 20

type Reading = {
  content: CompiledContent
  problems: Problem[]
  unknown: string[]
  loaded: LoadedCorpus
}

/**
 * Serves a base of Airtable: at once the last good version, and later the present content of the
 * base, which it reads in the background. It accepts only whole versions: two readings must be
 * equal, so that no editor was in the middle of a change, and our own files' checks must pass.
 */
export function airtableSource(options: AirtableSourceOptions): ContentSource {
  const { airtable, lastGood, otherwise, everyMs, log } = options
  const kept = lastGood.read()
  if (kept === undefined) log.info({}, 'content: none kept of the base yet, serving our own')
  let content = openContent(kept ?? otherwise())
  let refused = ''
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  async function look(): Promise<void> {
    const reading = await settledReading()
    if (reading === undefined) return
    const { version } = reading.content
    if (reading.problems.length === 0 && version === content.version) {
      refused = ''
      return
    }
    const faults = reading.problems.length > 0 ? reading.problems : faultsIn(reading.loaded.corpus)
    if (faults.length > 0) return refuse(faults)
    await breathe()
    content = openContent(reading.content)
    refused = ''
    log.info({ version }, 'content: a new version of the base is served')
    if (reading.unknown.length > 0) {
      log.warn({ fields: reading.unknown.slice(0, LOGGED) }, 'content: fields left out')
    }
    keep(reading.content)
  }

  /** Reads until two readings are equal; undefined if the base keeps changing. */
  async function settledReading(): Promise<Reading | undefined> {
    let before = await readBase(airtable, closing.signal)
    if (before.problems.length === 0 && before.content.version === content.version) return before
    for (let count = 1; count < READINGS; count += 1) {
      const next = await readBase(airtable, closing.signal)
      if (areAlike(before, next)) return next
      before = next
    }
    log.info({}, 'content: the base is being changed, it is looked at again later')
    return undefined
  }

  function refuse(faults: Problem[]): void {
    const lines = faults.map(problemLine).join('\n')
    if (lines === refused) return
    refused = lines
    for (const { file, row, field, message } of faults.slice(0, LOGGED)) {
      const table = file.slice(file.indexOf('/') + 1)
      log.warn({ table, row, field, problem: message }, 'content: refused')
    }
    log.warn(
      { problems: faults.length, version: content.version },
      'content: the base is not taken, the last good version stays',
    )
  }

  function keep(compiled: CompiledContent): void {
    try {
      lastGood.write(compiled)
    } catch (err) {
      log.warn({ err }, 'content: this version cannot be kept over a restart')
    }
  }

  async function lookAndWait(): Promise<void> {
    try {
      await look()
    } catch (error) {
      if (closing.signal.aborted) return
      const { table, message } = error as { table?: string; message: string }
      log.warn({ table, problem: message }, 'content: the base cannot be read')
    }
    if (!closing.signal.aborted) timer = setTimeout(begin, everyMs).unref()
  }

  function begin(): void {
    looking = lookAndWait()
  }

  return {
    current: () => content,
    start: begin,
    close: async () => {
      clearTimeout(timer)
      closing.abort()
      await looking
    },
  }
}

/** Reads and checks the base in steps, so that the server can answer requests in between. */
async function readBase(airtable: Airtable, signal: AbortSignal): Promise<Reading> {
  const tables: Partial<Record<TableName, TableRecord[]>> = {}
  for (const table of tableNames) tables[table] = await airtable.records(table, signal)
  const records = tables as RecordTables
  const loaded = corpusOfRecords(records, 'airtable')
  await breathe()
  const content = compile(loaded.corpus)
  await breathe()
  return { content, problems: loaded.problems, unknown: unknownFields(records), loaded }
}

const areAlike = (one: Reading, other: Reading) =>
  one.content.version === other.content.version &&
  one.problems.map(problemLine).join('\n') === other.problems.map(problemLine).join('\n')
