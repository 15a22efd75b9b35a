import { readDraft, writeDraft } from '#lib/drafts.ts'

const name = 'sign-up'

/** A sign-up with an unused link. `isChange`: the address differs from the one signed up with. */
export type PendingSignUp = { _id: string; email: string; isChange?: boolean }

/** This tab's sign-up that waits for its link, or null. */
export function readPendingSignUp(): PendingSignUp | null {
  const kept = readDraft(name) as Partial<PendingSignUp> | null
  const { _id, email, isChange = false } = kept ?? {}
  return typeof _id === 'string' && typeof email === 'string' ? { _id, email, isChange } : null
}

/** Stores the sign-up for a reload of the tab; null deletes it. */
export function writePendingSignUp(pending: PendingSignUp | null): void {
  writeDraft(name, pending)
}
