/** A save that has not been answered yet. */
export type Kept = {
  /** Names the entry; no two are alike. */
  key: string
  /** _id of the person whose save it is: nobody else's session sends it. */
  person: string
  /** The operation's name, for example `goalCreate`. */
  operation: string
  query: string
  variables: Record<string, unknown>
}

type Waiter = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }

/** How a save went: answered, or kept on this device until there is a network again. */
export type Outcome = { sent: true; data: unknown } | { sent: false }

type Doors = {
  /** Sends one save; throws what `isPassing` judges. */
  send: (entry: Kept) => Promise<unknown>
  /** True for a failure that a later try may not meet: no network, a server that is away. */
  isPassing: (error: unknown, entry: Kept) => boolean
  /** Told of a save of an earlier visit that the server refused for good. */
  onRefused: (entry: Kept, error: unknown) => void
  write: (entries: readonly Kept[]) => void
  /** Runs one at a time over all tabs, where the browser can. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Saves in the order they were made, each written down before it is sent and crossed out once it is
 * answered. A lost answer means that a save is sent twice, so each must be safe to repeat.
 */
export function createOutbox(doors: Doors, earlier: readonly Kept[] = []) {
  let entries: readonly Kept[] = earlier
  let sending = Promise.resolve(0)
  const waiting = new Map<string, Waiter>()
  const listeners = new Set<() => void>()

  function show(next: readonly Kept[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function change(next: readonly Kept[]): void {
    doors.write(next)
    show(next)
  }

  function settle(entry: Kept): Waiter | undefined {
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

  /** Tells those who wait that their saves are kept. */
  function letGo(person: string): void {
    const mine = entries.filter((entry) => entry.person === person)
    for (const entry of mine) settle(entry)?.resolve({ sent: false })
  }

  /**
   * Sends what is kept of this person, oldest first, until all is sent or one does not get through.
   * Answers how many got through.
   */
  function flush(person: string): Promise<number> {
    sending = sending.then(() => sendAll(person))
    return sending
  }

  /** Keeps a save and tries to send it. Throws what the server refused it with. */
  function post(entry: Kept): Promise<Outcome> {
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
    /** What is kept, oldest first. */
    entries: () => entries,
    /** Takes over what another tab wrote. */
    replace: show,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The entries of a stored list; what is no entry is left out. */
export function parseKept(stored: unknown): Kept[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((entry: Partial<Kept> | null): entry is Kept => {
    const texts = [entry?.key, entry?.person, entry?.operation, entry?.query]
    return texts.every((text) => typeof text === 'string') && typeof entry?.variables === 'object'
  })
}
