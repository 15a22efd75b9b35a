import type { FlowRun } from './run.ts'

/** The answers to "How helpful was this?" and what each counts (product 4, feedback choices). */
export const LIKED = { veryHelpful: 4, helpful: 3, somewhatHelpful: 2, notHelpful: 1 } as const
export type Liked = (typeof LIKED)[keyof typeof LIKED]

/** What the history keeps of a run (product 3, history). */
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
  liked: Liked | null
}

/**
 * The history entry of a run that ends now: per step the page, what was chosen and when. Its _id was
 * made at the start of the run, so that sending it twice keeps one entry.
 */
export function historyEntry(run: FlowRun, endTime: string, liked: Liked | null): FlowHistoryEntry {
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
