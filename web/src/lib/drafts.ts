const prefix = 'goodwork.draft.'

/** The name of the person's _id. */
const owner = 'owner'

/** The name of feedback that could not be sent. */
export const feedbackDraft = 'feedback'

/** Drafts (JSON) by name, in session storage: they survive a reload of the tab. Never throws. */
export function readDraft(name: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(prefix + name)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores a draft, or deletes it when it is null. */
export function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(prefix + name)
    else globalThis.sessionStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // Not stored; the page works without it.
  }
}

/** Drafts may outlast a session: those of another person are deleted. */
export function keepDraftsOf(person: string): void {
  const last = readDraft(owner)
  if (last !== null && last !== person) dropDrafts()
  writeDraft(owner, person)
}

/** Deletes every draft, because no other person may read them after a sign-out. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(globalThis.sessionStorage)) {
      if (key.startsWith(prefix)) globalThis.sessionStorage.removeItem(key)
    }
  } catch {
    // The storage is not available, so it has no drafts.
  }
}
