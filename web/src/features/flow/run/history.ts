import type { FlowRun } from './run.ts'

/** The answers to "How helpful was this?" and the points of each (product 4, feedback choices). */
export const LIKED = { veryHelpful: 4, helpful: 3, somewhatHelpful: 2, notHelpful: 1 } as const
export type LikeValue = (typeof LIKED)[keyof typeof LIKED]

export type FlowHistoryEntry = {
  _id: string
  flow: {
    entity: string
    startTime: string
    steps: {
      page: string
      selected: { id: string; title: string }[]
      timestamp: string | null
    }[]
  }
  startTime: string
  endTime: string
  liked: LikeValue | null
}

/**
 * The history entry of a finished run. Its _id dates from the start, so sending it twice is safe.
 */
export function historyEntry(
  run: FlowRun,
  endTime: string,
  liked: LikeValue | null,
): FlowHistoryEntry {
  return {
    _id: run.historyId,
    flow: {
      entity: run.entity,
      startTime: run.startTime,
      steps: run.questions.map(({ page, selected, timestamp }) => ({
        page,
        selected: selected.map(({ id, title }) => ({ id, title })),
        timestamp,
      })),
    },
    startTime: run.startTime,
    endTime,
    liked,
  }
}
