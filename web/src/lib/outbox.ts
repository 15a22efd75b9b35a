export type KeptSave = {
  key: string
  /** _id of the person. Only a session of this person sends it. */
  person: string
  operation: string
  query: string
  variables: Record<string, unknown>
}

type Waiter = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }

/** 'sent', or 'kept' on this device until there is a network. */
export type Outcome = { sent: true; data: unknown } | { sent: false }

type Doors = {
  /** Sends one save. `isPassing` says whether an error that it throws is temporary. */
  send: (entry: KeptSave) => Promise<unknown>
  isPassing: (error: unknown, entry: KeptSave) => boolean
  /** Called when the server refuses a save of an earlier visit. */
  onRefused: (entry: KeptSave, error: unknown) => void
  write: (entries: readonly KeptSave[]) => void
  /** Runs one call at a time across all tabs, if the browser supports it. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Saves in order; each is stored before it is sent. It may be sent twice, so it must be idempotent.
 */
export function createOutbox(doors: Doors, earlier: readonly KeptSave[] = []) {
  let entries: readonly KeptSave[] = earlier
  let sending = Promise.resolve(0)
  const waiting = new Map<string, Waiter>()
  const listeners = new Set<() => void>()

  function show(next: readonly KeptSave[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function change(next: readonly KeptSave[]): void {
    doors.write(next)
    show(next)
  }

  function settle(entry: KeptSave): Waiter | undefined {
    const waiter = waiting.get(entry.key)
    waiting.delete(entry.key)
    return waiter
  }

  async function sendFirst(person: string): Promise<'sent' | 'refused' | 'stuck' | 'empty'> {
    const entry = entries.find((kept) => kept.person === person)
    if (!entry) return 'empty'
    try {
      const data = await doors.send(entry)
      change(entries.filter((kept) => kept.key !== entry.key))
      settle(entry)?.resolve({ sent: true, data })
      return 'sent'
    } catch (error) {
      if (doors.isPassing(error, entry)) return 'stuck'
      change(entries.filter((kept) => kept.key !== entry.key))
      const waiter = settle(entry)
      if (waiter) waiter.reject(error)
      else doors.onRefused(entry, error)
      return 'refused'
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

  /** Resolves the waiting saves of a person as 'kept'. */
  function letGo(person: string): void {
    const mine = entries.filter((entry) => entry.person === person)
    for (const entry of mine) settle(entry)?.resolve({ sent: false })
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
    change([...entries, entry])
    void flush(entry.person)
    return outcome
  }

  return {
    post,
    flush,
    /** The queued saves, oldest first. */
    entries: () => entries,
    /** Takes over another tab's queue. */
    replace: show,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function parseKept(stored: unknown): KeptSave[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((entry: Partial<KeptSave> | null): entry is KeptSave => {
    const texts = [entry?.key, entry?.person, entry?.operation, entry?.query]
    return texts.every((text) => typeof text === 'string') && typeof entry?.variables === 'object'
  })
}
