import type { ImpactIndex } from '#features/impact-index/impact-index.queries.ts'

/** A week's score. Lines: measure, part, count, points, cap, level, and the next step. */
export const anIndex = (more: Partial<ImpactIndex> = {}): ImpactIndex => ({
  _id: '2026-47',
  yearWeek: '2026-47',
  weeksAgo: 0,
  weeklyScore: 45,
  lastScore: 30,
  hasAvatar: true,
  lines: [
    line('profile', 'base', 1, 5, 5, 2),
    line('avatar', 'base', 1, 5, 5, 2),
    line('goals', 'base', 1, 5, 10, 1, { count: 2, points: 10 }),
    line('takeAction', 'variable', 1, 10, 40, 1, { count: 2, points: 25 }),
    line('feed', 'variable', 5, 15, 25, 1, { count: 9, points: 20 }),
    line('reminder', 'variable', 1, 5, 15, 1, { count: 2, points: 10 }),
  ],
  ...more,
})

function line(
  measure: string,
  part: string,
  count: number,
  points: number,
  cap: number,
  level: number,
  next: { count: number; points: number } | null = null,
): ImpactIndex['lines'][number] {
  return { measure, part, count, points, cap, level, next }
}
