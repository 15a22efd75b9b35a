import { z } from 'zod'
import { DeliveryError } from '#outside/delivery.ts'

/** The feedback record, as product 3 has it. */
export type FeedbackRecord = {
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

/** A table elsewhere that gets a copy of what people say. Both throw a DeliveryError. */
export type FeedbackTable = {
  /** Adds a row. Answers its id there */
  create(record: FeedbackRecord, signal: AbortSignal): Promise<string>
  /** Removes a row; one that is gone already is no failure */
  remove(id: string, signal: AbortSignal): Promise<void>
}

const created = z.object({ id: z.string().min(1).max(200) })

/** Opens a table of Airtable, or of whatever speaks as it does. Its key stays on the server. */
export function openFeedbackTable({ url, key }: FeedbackTableSettings): FeedbackTable {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

  async function ask(method: string, address: string, signal: AbortSignal, body?: string) {
    try {
      // A redirect would take the key and the words to somewhere else.
      const more = body === undefined ? {} : { body }
      return await fetch(address, { method, headers, redirect: 'error', signal, ...more })
    } catch (error) {
      const { name, cause } = error as { name: string; cause?: { code?: unknown } }
      const code = typeof cause?.code === 'string' ? cause.code : name
      throw new DeliveryError(`FEEDBACK TABLE ${code}`, { cause: error })
    }
  }

  return {
    async create(fields, signal) {
      const reply = await ask('POST', url, signal, JSON.stringify({ fields }))
      const text = await reply.text().catch(() => '')
      if (!reply.ok) throw new DeliveryError(`FEEDBACK TABLE ${reply.status}`, { said: text })
      const read = created.safeParse(parsed(text))
      if (read.success) return read.data.id
      throw new DeliveryError('FEEDBACK TABLE no id', { said: text })
    },
    async remove(id, signal) {
      const reply = await ask('DELETE', `${url}/${encodeURIComponent(id)}`, signal)
      const text = await reply.text().catch(() => '')
      if (reply.ok || reply.status === 404) return
      throw new DeliveryError(`FEEDBACK TABLE ${reply.status}`, { said: text })
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
