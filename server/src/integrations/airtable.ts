import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

export type AirtableSettings = {
  /** The address of the service, without a slash at its end */
  url: string
  apiKey: string
  baseId: string
  /** The view that selects and orders rows; without it, all rows of a table */
  view: string | undefined
}

export type AirtableRecord = { id: string; fields: Record<string, unknown> }

export type Airtable = {
  /** All records of a table, page after page. Throws an AirtableError */
  records(table: string, signal: AbortSignal): Promise<AirtableRecord[]>
}

/** Why a table could not be read: one line for the log, without the key. */
export class AirtableError extends Error {
  readonly table: string

  constructor(table: string, message: string) {
    super(message)
    this.table = table
  }
}

export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>

const waiting: Wait = (ms, signal) => sleep(ms, undefined, { signal, ref: false })

/** Airtable refuses more than five requests a second to a base. */
const SPACING_MS = 220
const PATIENCE_MS = 10_000
const MOST_BYTES = 10_000_000
const MOST_PAGES = 500
const TRIES = 4
/** The wait after status 429 without Retry-After, as Airtable documents; and the longest wait. */
const PENALTY_MS = 30_000
const LONGEST_WAIT_MS = 120_000
const RESTARTS = 3

const page = z.object({
  records: z.array(z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()) })),
  offset: z.string().min(1).optional(),
})
type Page = z.infer<typeof page>

/** The outcome of one request: a page, or why it failed and when to retry. */
type Outcome = { page: Page } | { failure: string; retryInMs: number | undefined; isOver?: boolean }

export type Pace = { wait?: Wait; patienceMs?: number }

/**
 * Opens a base of Airtable or of a compatible service. Sends one request at a time and waits
 * `patienceMs` for each answer.
 */
export function openAirtable(
  settings: AirtableSettings,
  { wait = waiting, patienceMs = PATIENCE_MS }: Pace = {},
): Airtable {
  let free = 0

  async function tryPage(url: string, signal: AbortSignal): Promise<Outcome> {
    const pause = free - performance.now()
    if (pause > 0) await wait(pause, signal)
    free = performance.now() + SPACING_MS
    return outcomeOf(url, settings.apiKey, signal, patienceMs)
  }

  async function getPage(table: string, url: string, signal: AbortSignal): Promise<Page | 'over'> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await tryPage(url, signal)
      if ('page' in outcome) return outcome.page
      if (outcome.isOver) return 'over'
      if (outcome.retryInMs === undefined || attempt === TRIES) {
        throw new AirtableError(table, outcome.failure)
      }
      await wait(Math.min(outcome.retryInMs * attempt, LONGEST_WAIT_MS), signal)
    }
  }

  async function getAll(table: string, signal: AbortSignal): Promise<AirtableRecord[] | 'over'> {
    const found: AirtableRecord[] = []
    let offset: string | undefined
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const answer = await getPage(table, addressOf(settings, table, offset), signal)
      if (answer === 'over') return 'over'
      found.push(...answer.records)
      if (answer.offset === undefined) return found
      offset = answer.offset
    }
    throw new AirtableError(table, `has no end after ${MOST_PAGES} pages`)
  }

  return {
    async records(table, signal) {
      for (let start = 0; start < RESTARTS; start += 1) {
        const found = await getAll(table, signal)
        if (found !== 'over') return found
      }
      throw new AirtableError(table, 'changed during each of several reads')
    },
  }
}

function addressOf(settings: AirtableSettings, table: string, offset: string | undefined): string {
  const { url, baseId, view } = settings
  const search = new URLSearchParams({ pageSize: '100' })
  if (view !== undefined) search.set('view', view)
  if (offset !== undefined) search.set('offset', offset)
  return `${url}/v0/${encodeURIComponent(baseId)}/${encodeURIComponent(table)}?${search}`
}

async function outcomeOf(
  url: string,
  apiKey: string,
  signal: AbortSignal,
  patienceMs: number,
): Promise<Outcome> {
  try {
    const reply = await fetch(url, {
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      // A redirect would send the key to another server.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    const text = await bodyOf(reply)
    return reply.status === 200 ? { page: page.parse(JSON.parse(text)) } : refusal(reply, text)
  } catch (error) {
    signal.throwIfAborted()
    return { failure: nameOf(error), retryInMs: 1_000 }
  }
}

async function bodyOf(reply: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of reply.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > MOST_BYTES) throw new Error('answers too much data')
  }
  return text
}

function refusal(reply: Response, text: string): Outcome {
  const type = typeOf(text)
  const failure = `answers ${reply.status}${type === '' ? '' : ` ${type}`}`
  const isOver = type === 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE'
  if (reply.status === 429) {
    return { failure, retryInMs: retryAfterMs(reply.headers.get('retry-after')) ?? PENALTY_MS }
  }
  return { failure, isOver, retryInMs: reply.status >= 500 ? 1_000 : undefined }
}

/** The type of error in an answer: `{error: {type}}` or `{error: type}`. */
function typeOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { type?: unknown } | string }
    const type = typeof error === 'object' ? error?.type : error
    return /^\w{1,80}$/.test(String(type ?? '')) ? String(type) : ''
  } catch {
    return ''
  }
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date. */
export function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

function nameOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'answers no JSON'
  if (error instanceof z.ZodError) return 'answers no records'
  const { name, message, cause } = error as Error & { cause?: { code?: unknown } }
  if (name === 'TimeoutError') return 'does not answer in time'
  return typeof cause?.code === 'string' ? cause.code : message
}
