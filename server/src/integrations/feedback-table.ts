import { z } from 'zod'
import { retryAfterMs } from '#integrations/airtable.ts'
import { DeliveryError } from '#integrations/delivery.ts'

/** The feedback record, as product 3 has it, and the key that makes a second copy the first. */
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
  /** The table itself, such as https://api.airtable.com/v0/appABC/Feedback; no slash at its end */
  url: string
  key: string
}

/** A copy that may be there: by its key, and where one was told, by its id there. */
export type Copy = { feedback_id: string; remoteId: string | null }

/** A table elsewhere that gets a copy of what people say. Both throw a FeedbackTableError. */
export type FeedbackTable = {
  url: string
  /** Adds a row, or writes over the one of the same `feedback_id`. Answers its id there */
  put(record: FeedbackRecord, signal: AbortSignal): Promise<string>
  /** Removes every row of this key, and looks again; none there is no failure, no table there is */
  remove(copy: Copy, signal: AbortSignal): Promise<void>
}

/** Why the table did not do what it was asked, and whether it would do so for any other row. */
export class FeedbackTableError extends DeliveryError {
  /** The service is slow, away, in another place, or does not take the key */
  readonly ofService: boolean
  /** How long it asks to be left alone, in milliseconds */
  readonly retryInMs: number | undefined

  constructor(what: string | number, said = '', more: More = {}) {
    super(`FEEDBACK TABLE ${what}`, { said, cause: more.cause })
    this.ofService = more.ofService ?? (typeof what !== 'number' || isOfService(what))
    this.retryInMs = more.retryInMs
  }
}

type More = { cause?: unknown; retryInMs?: number; ofService?: boolean }

const isOfService = (status: number) => [401, 403, 404, 408, 429].includes(status) || status >= 500

/** After a refusal for haste that names no time, as Airtable asks; and the longest that is obeyed. */
const PENALTY_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
/** Rows that Airtable deletes at once, and how often more of them are looked for. */
const AT_ONCE = 10
const ROUNDS = 20

const rows = z.object({ records: z.array(z.object({ id: z.string().min(1).max(200) })) })

type Reply = { ok: boolean; status: number; text: string }
type Ask = (method: string, address: string, body?: object) => Promise<Reply>

/** Opens a table of Airtable, or of whatever speaks as it does. Its key stays on the server. */
export function openFeedbackTable(settings: FeedbackTableSettings): FeedbackTable {
  const { url } = settings
  return {
    url,
    async put(fields, signal) {
      const ask = asking(settings, signal)
      // Sent again after a lost answer, the same key finds the row that is there already.
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
      // A redirect would take the key and the words to somewhere else.
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
    // Whoever took one of them away in the meantime did the same: the next look says so.
    if (!reply.ok && reply.status !== 404) throw new FeedbackTableError(reply.status, reply.text)
  }
  throw new FeedbackTableError('has ever more rows of one key')
}

/**
 * A row whose key somebody took out by hand, or that is older than keys. That the table answers is
 * known by now, so what it does not find or show is not there.
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
