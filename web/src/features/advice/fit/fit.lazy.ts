import { loadMessages } from '#lib/i18n.ts'
import { untilThere } from '#lib/until-there.ts'
import { lazyPart } from '#shell/lazy-part.tsx'

// For pages that show the reason after their first paint, with its texts.

export const fitReason = lazyPart(() =>
  untilThere(async () => {
    const [{ FitReason }] = await Promise.all([import('./fit-reason.tsx'), loadMessages('fit')])
    return FitReason
  }),
)
