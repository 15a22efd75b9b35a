import { z } from 'zod'
import { retryAfterMs } from '#integrations/airtable.ts'
import { DeliveryError } from '#integrations/delivery.ts'

/** The feedback record of product 3; `feedback_id` makes copying it again idempotent. */
export type FeedbackRecord = {
  feedback_id: string
  date: string
  email: string
  name: string
  user_id: string
  message: string
  path: string
}

export type FeedbackTableSettings = {
  /** The address, such as https://api.airtable.com/v0/appABC/Feedback; no slash at its end */
  url: string
  key: string
}

/** A copy that may exist: its key and, if known, its id in the table. */
export type Copy = { feedback_id: string; remoteId: string | null }

/** An external table with copies of feedback. Both calls throw a FeedbackTableError. */
export type FeedbackTable = {
  url: string
  /** Adds a row, or overwrites the one with the same `feedback_id`. Returns its id in the table */
  put(record: FeedbackRecord, signal: AbortSignal): Promise<string>
  /** Removes all rows with this key. Succeeds without such rows; fails without such a table */
  remove(copy: Copy, signal: AbortSignal): Promise<void>
}

/** Why a call failed, and whether it would fail for every row. */
export class FeedbackTableError extends DeliveryError {
  /** The service does not answer, has moved, or refuses the key */
  readonly ofService: boolean
  /** Milliseconds after which the service allows a retry */
  readonly retryInMs: number | undefined

  constructor(what: string | number, said = '', more: More = {}) {
    super(`FEEDBACK TABLE ${what}`, { said, cause: more.cause })
    this.ofService = more.ofService ?? (typeof what !== 'number' || isOfService(what))
    this.retryInMs = more.retryInMs
  }
}

type More = { cause?: unknown; retryInMs?: number; ofService?: boolean }

const isOfService = (status: number) => [401, 403, 404, 408, 429].includes(status) || status >= 500

/** The wait after status 429 without Retry-After, as Airtable documents; and the longest wait. */
const PENALTY_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
/** Rows that Airtable deletes at once, and the most such deletions. */
const AT_ONCE = 10
const ROUNDS = 20

const rows = z.object({ records: z.array(z.object({ id: z.string().min(1).max(200) })) })

type Reply = { ok: boolean; status: number; text: string }
type Ask = (method: string, address: string, body?: object) => Promise<Reply>

/** Opens a table of Airtable or of a compatible service. */
export function openFeedbackTable(settings: FeedbackTableSettings): FeedbackTable {
  const { url } = settings
  return {
    url,
    async put(fields, signal) {
      const ask = asking(settings, signal)
      // A retry after a lost answer overwrites the same row.
      const performUpsert = { fieldsToMergeOn: ['feedback_id'] }
      const [id] = idsOf(await ask('PATCH', url, { performUpsert, records: [{ fields }] }))
      if (id === undefined) throw new FeedbackTableError('no id')
      return id
    },
    async remove({ feedback_id, remoteId }, signal) {
      const ask = asking(settings, signal)
      await removeByKey(ask, url, feedback_id)
      if (remoteId !== null) await removeById(ask, `${url}/${encodeURIComponent(remoteId)}`)
    },
  }
}

function asking({ key }: FeedbackTableSettings, signal: AbortSignal): Ask {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return async (method, address, body) => {
    try {
      const more = body === undefined ? {} : { body: JSON.stringify(body) }
      // A redirect would send the key and the feedback to another server.
      const reply = await fetch(address, { method, headers, redirect: 'error', signal, ...more })
      const text = await reply.text()
      if (reply.status === 429) throw tooFast(reply.headers.get('retry-after'), text)
      return { ok: reply.ok, status: reply.status, text }
    } catch (error) {
      if (error instanceof FeedbackTableError) throw error
      const { name, cause } = error as { name: string; cause?: { code?: unknown } }
      const code = typeof cause?.code === 'string' ? cause.code : name
      throw new FeedbackTableError(code, '', { cause: error })
    }
  }
}

function tooFast(retryAfter: string | null, text: string): FeedbackTableError {
  const asked = retryAfterMs(retryAfter) ?? PENALTY_MS
  return new FeedbackTableError(429, text, { retryInMs: Math.min(asked, LONGEST_WAIT_MS) })
}

async function removeByKey(ask: Ask, url: string, key: string): Promise<void> {
  const formula = encodeURIComponent(`{feedback_id}='${key}'`)
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = idsOf(await ask('GET', `${url}?pageSize=${AT_ONCE}&filterByFormula=${formula}`))
    if (ids.length === 0) return
    const named = ids.map((id) => `records[]=${encodeURIComponent(id)}`).join('&')
    const reply = await ask('DELETE', `${url}?${named}`)
    // 404: a row was deleted meanwhile. The next round lists the remaining ones.
    if (!reply.ok && reply.status !== 404) throw new FeedbackTableError(reply.status, reply.text)
  }
  throw new FeedbackTableError('has too many rows with one key')
}

/**
 * Removes a row without a key: it was edited by hand, or is older than keys. The table has answered
 * before, so 403 and 404 mean that the row does not exist.
 */
async function removeById(ask: Ask, address: string): Promise<void> {
  const found = await ask('GET', address)
  if ([403, 404].includes(found.status)) return
  const reply = found.ok ? await ask('DELETE', address) : found
  if (!reply.ok && reply.status !== 404) throw new FeedbackTableError(reply.status, reply.text)
}

function idsOf({ ok, status, text }: Reply): string[] {
  if (!ok) throw new FeedbackTableError(status, text)
  try {
    return rows.parse(JSON.parse(text)).records.map(({ id }) => id)
  } catch (cause) {
    throw new FeedbackTableError('no records', text, { cause })
  }
}
