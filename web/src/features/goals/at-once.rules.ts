/**
 * Shows changes before they are saved. One save per record runs at a time; the next one has all
 * later changes. A failure reverts the unsaved changes.
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

  /** Returns the saved record; null if an earlier call saves this change too. */
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
    /** Changes on screen that are not saved yet, by id. */
    wanted: () => wanted,
    subscribe,
  }
}
