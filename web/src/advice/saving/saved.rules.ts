import type { Kept } from '#lib/outbox.ts'

/** What a goal or a bookmark keeps of the advice and of the way to it (product 3, goal). */
export type AdviceFields = {
  adviceId: string
  impactAdviceId: string
  adviceTitle: string
  adviceBody: string
  actionId: string
  actionTitle: string
  category: string
  entity: string
}

/** A goal or bookmark of an advice, as far as one who reads the advice looks at it. */
export type SavedAdvice = {
  _id: string
  /** Null while the server has not answered. */
  version: number | null
  adviceId: string | null
  entity: string | null
  isGoal: boolean
  isBookmark: boolean
}

type Written = Partial<Omit<SavedAdvice, 'version'>> & { _id: string }

/**
 * What the server knows, with what is kept on this device and not sent yet: a person who saved
 * something sees it saved. Saving the same advice again adds to the record that is there.
 */
export function withKept(saved: readonly SavedAdvice[], kept: readonly Kept[]): SavedAdvice[] {
  return kept.reduce(
    (known, entry) => {
      const obj = entry.variables.obj as Written
      if (entry.operation === 'goalCreate') return withCreated(known, obj)
      if (entry.operation !== 'goalUpdate') return known
      return known
        .map((one) => (one._id === obj._id ? { ...one, ...pick(obj) } : one))
        .filter((one) => one.isGoal || one.isBookmark)
    },
    [...saved],
  )
}

function withCreated(known: SavedAdvice[], obj: Written): SavedAdvice[] {
  const { adviceId = null, entity = null, isGoal = false, isBookmark = false } = obj
  const same = known.find((one) => one.adviceId === adviceId && one.entity === entity)
  if (!same)
    return [...known, { _id: obj._id, version: null, adviceId, entity, isGoal, isBookmark }]
  const merged = {
    ...same,
    isGoal: same.isGoal || isGoal,
    isBookmark: same.isBookmark || isBookmark,
  }
  return known.map((one) => (one === same ? merged : one))
}

function pick({ isGoal, isBookmark }: Written): Partial<SavedAdvice> {
  return {
    ...(isGoal === undefined ? {} : { isGoal }),
    ...(isBookmark === undefined ? {} : { isBookmark }),
  }
}
