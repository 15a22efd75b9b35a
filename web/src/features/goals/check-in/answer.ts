import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { untilThere } from '#lib/until-there.ts'
import { lazyPart } from '#shell/lazy-part.tsx'
import type { AnswerProps } from './answer-at-once.tsx'

/** The first paint doesn't need it. A tap waits for it. */
export const answer = lazyPart<AnswerProps>(() =>
  untilThere(async () => {
    await painted()
    const [{ AnswerAtOnce }] = await Promise.all([
      import('./answer-at-once.tsx'),
      loadMessages('goals'),
    ])
    return AnswerAtOnce
  }),
)
