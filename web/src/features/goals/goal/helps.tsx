import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { Fold } from '#ui/fold.tsx'
import { Markdown } from '#ui/markdown.tsx'

export type HelpsProps = { advices: WholeGoal['advices'] }

/** The help that was chosen with a goal, folded. */
export function Helps({ advices }: HelpsProps) {
  return advices.map(({ id, title, body }) => (
    <Fold key={id} title={title}>
      <Markdown source={body} />
    </Fold>
  ))
}
