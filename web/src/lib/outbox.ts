export type KeptSave = {
  key: string
  /** When it was made, in epoch milliseconds; saves are sent in this order. */
  at: number
  /** _id of the person. Only a session of this person sends it. */
  person: string
  operation: string
  query: string
  variables: Record<string, unknown>
  /** The values that the person saw in the changed fields, for a save with a version. */
  before?: Record<string, unknown> | undefined
  /** The person has to choose between this and a newer version. */
  asks?: true
  /** A refusal is not shown. */
  isQuiet?: boolean | undefined
}

type Waiter = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }

/** 'sent', or 'kept' on this device until there is a network. */
export type Outcome = { sent: true; data: unknown } | { sent: false }

/** sent: the server has the change already. stuck: try again later. Or another save in its place. */
export type Mended = KeptSave | 'sent' | 'refused' | 'stuck'

type Doors = {
  /** Sends one save. `isPassing` says whether an error that it throws is temporary. */
  send: (entry: KeptSave) => Promise<unknown>
  isPassing: (error: unknown, entry: KeptSave) => boolean
  /** Called when the server refuses a save without a waiting caller. */
  mend: (entry: KeptSave, error: unknown) => Promise<Mended>
  /** Called when such a refusal is final. */
  onRefused: (entry: KeptSave, error: unknown) => void
  /** Stores a save under its key. Returns whether there was room. */
  write: (entry: KeptSave) => boolean
  remove: (key: string) => void
  /** The error of a save that could be neither sent nor stored. */
  noRoom: () => Error
  /** Runs one call at a time across all tabs, if the browser supports it. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Saves in order; each is stored before it is sent. It may be sent twice, so it must be idempotent.
 */
export function createOutbox(doors: Doors, earlier: readonly KeptSave[] = []) {
  let entries: readonly KeptSave[] = sorted(earlier)
  let sending = Promise.resolve(0)
  const waiting = new Map<string, Waiter>()
  /** Keys of saves for which there was no room. */
  const unstored = new Set<string>()
  const listeners = new Set<() => void>()

  function show(next: readonly KeptSave[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function put(entry: KeptSave): void {
    if (doors.write(entry)) unstored.delete(entry.key)
    else unstored.add(entry.key)
    show(sorted([...entries.filter(({ key }) => key !== entry.key), entry]))
  }

  function drop(key: string): void {
    doors.remove(key)
    unstored.delete(key)
    show(entries.filter((kept) => kept.key !== key))
  }

  function settle(key: string): Waiter | undefined {
    const waiter = waiting.get(key)
    waiting.delete(key)
    return waiter
  }

  async function sendFirst(person: string): Promise<'sent' | 'refused' | 'stuck' | 'empty'> {
    const entry = entries.find((kept) => kept.person === person && !kept.asks)
    if (!entry) return 'empty'
    const { key } = entry
    try {
      const data = await doors.send(entry)
      drop(key)
      settle(key)?.resolve({ sent: true, data })
      return 'sent'
    } catch (error) {
      if (doors.isPassing(error, entry)) return 'stuck'
      const waiter = settle(key)
      const mended = waiter ? 'refused' : await doors.mend(entry, error)
      if (mended === 'stuck') return 'stuck'
      if (typeof mended === 'object') put(mended)
      else drop(key)
      if (mended === 'refused') waiter ? waiter.reject(error) : doors.onRefused(entry, error)
      return mended === 'sent' ? 'sent' : 'refused'
    }
  }

  function sendAll(person: string): Promise<number> {
    return doors.alone(async () => {
      let sent = 0
      for (;;) {
        const outcome = await sendFirst(person)
        if (outcome === 'sent') sent += 1
        if (outcome === 'stuck') letGo(person)
        if (outcome === 'stuck' || outcome === 'empty') return sent
      }
    })
  }

  /** Resolves the waiting saves of a person as 'kept'; rejects those for which there is no room. */
  function letGo(person: string): void {
    for (const { key } of entries.filter((entry) => entry.person === person)) {
      const waiter = settle(key)
      if (!unstored.has(key)) waiter?.resolve({ sent: false })
      else if (waiter) {
        drop(key)
        waiter.reject(doors.noRoom())
      }
    }
  }

  /** Sends this person's saves, oldest first, until one fails. Returns how many were sent. */
  function flush(person: string): Promise<number> {
    sending = sending.then(() => sendAll(person))
    return sending
  }

  /** Stores a save and tries to send it. Throws the server's refusal. */
  function post(entry: KeptSave): Promise<Outcome> {
    const outcome = new Promise<Outcome>((resolve, reject) => {
      waiting.set(entry.key, { resolve, reject })
    })
    const last = entries.at(-1)?.at ?? 0
    put({ ...entry, at: Math.max(entry.at, last + 1) })
    void flush(entry.person)
    return outcome
  }

  return {
    post,
    flush,
    /** Deletes a save without sending it. */
    drop,
    /** The queued saves, oldest first. */
    entries: () => entries,
    /** Those that are not just being sent for a waiting caller. */
    kept: () => entries.filter(({ key }) => !waiting.has(key)),
    /** Another tab stored this save, or sent or deleted it. */
    takeOver: (key: string, entry: KeptSave | undefined) => {
      const others = entries.filter((kept) => kept.key !== key)
      if (entry === undefined) settle(key)?.resolve({ sent: false })
      show(entry === undefined ? others : sorted([...others, entry]))
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const sorted = (entries: readonly KeptSave[]): KeptSave[] =>
  entries.toSorted((one, other) => one.at - other.at)

export function parseKept(stored: unknown): KeptSave | undefined {
  const entry = stored as Partial<KeptSave> | null
  const texts = [entry?.key, entry?.person, entry?.operation, entry?.query]
  const isWhole = texts.every((text) => typeof text === 'string') && typeof entry?.at === 'number'
  return isWhole && typeof entry?.variables === 'object' ? (entry as KeptSave) : undefined
}
