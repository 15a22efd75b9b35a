import { type AppError, toAppError } from '#api/errors.ts'

/**
 * again: saves over the newer record. ask: throws the refusal, because the person decides. done:
 * returns a result without another save.
 */
export type Verdict<Result> = 'again' | 'ask' | { done: Result }

type Conflict<Newest, Result> = {
  /** The record as it is now; null if it was deleted */
  newest: () => Promise<Newest | null>
  /** Decides how to resolve the conflict with a newer record */
  onConflict: (theirs: Newest, refusal: AppError) => Verdict<Result> | Promise<Verdict<Result>>
  /** The maximum number of tries */
  tries?: number
}

/**
 * Saves a change of a record with a version. All such saves use this function, and differ only in
 * how they resolve a conflict. Throws AppError; CONFLICT if the person has to decide.
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
