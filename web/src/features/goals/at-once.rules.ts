/**
 * Changes that show at once and are saved behind. One save a record is under way; what is changed
 * meanwhile goes out as one save after it. When a save fails, all that is shown and not saved goes.
 */
export function createAtOnce<Change extends object, Saved>() {
  let wanted: ReadonlyMap<string, Change> = new Map()
  const underWay = new Set<string>()
  const listeners = new Set<() => void>()

  function show(next: ReadonlyMap<string, Change>): void {
    wanted = next
    for (const listener of listeners) listener()
  }

  async function saveAll(id: string, save: (change: Change) => Promise<Saved>): Promise<Saved> {
    for (;;) {
      const change = wanted.get(id) as Change
      const saved = await save(change)
      if (wanted.get(id) === change) return saved
    }
  }

  /** Answers what was saved; null where an earlier call saves this change along with its own. */
  async function change(
    id: string,
    more: Change,
    save: (change: Change) => Promise<Saved>,
  ): Promise<Saved | null> {
    show(new Map(wanted).set(id, { ...wanted.get(id), ...more }))
    if (underWay.has(id)) return null
    underWay.add(id)
    try {
      return await saveAll(id, save)
    } finally {
      underWay.delete(id)
      const rest = new Map(wanted)
      rest.delete(id)
      show(rest)
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    change,
    /** What is shown and not saved yet, by id. */
    wanted: () => wanted,
    subscribe,
  }
}
