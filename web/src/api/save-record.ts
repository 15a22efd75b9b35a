import { type AppError, toAppError } from '#api/errors.ts'

/**
 * again: saves over the newer record. ask: the person decides, so the refusal is thrown. done: the
 * newer record is taken as the outcome.
 */
export type Verdict<Result> = 'again' | 'ask' | { done: Result }

type Conflict<Newest, Result> = {
  /** The record as it is now; null if it is gone */
  newest: () => Promise<Newest | null>
  /** What a change means for a newer record than the one it was made on */
  onConflict: (theirs: Newest, refusal: AppError) => Verdict<Result> | Promise<Verdict<Result>>
  /** How often the change is sent at most */
  tries?: number
}

/**
 * Saves a change of a record with a version. Every save of such a record goes through here, and
 * differs only in what a conflict means. Throws AppError; CONFLICT where that is left to the person.
 */
export async function saveRecord<Seen, Newest extends Seen, Result>(
  seen: Seen,
  send: (record: Seen, isAgain: boolean) => Promise<Result>,
  { newest, onConflict, tries = 2 }: Conflict<Newest, Result>,
): Promise<Result> {
  let record: Seen = seen
  for (let count = 1; ; count += 1) {
    try {
      return await send(record, count > 1)
    } catch (error) {
      const refusal = toAppError(error)
      if (refusal.code !== 'CONFLICT' || count === tries) throw error
      const theirs = await newest()
      if (theirs === null) throw error
      const verdict = await onConflict(theirs, refusal)
      if (verdict === 'ask') throw error
      if (verdict !== 'again') return verdict.done
      record = theirs
    }
  }
}
