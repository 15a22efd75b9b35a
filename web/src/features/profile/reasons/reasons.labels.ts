import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { reasons } from '#lib/generated/reasons.ts'

type Words = { reason: MessageDescriptor; uses: MessageDescriptor }

/** Each reason in words, and the person's answers or actions that it uses. */
export const reasonWords: Record<(typeof reasons)[number], Words> = {
  role: { reason: msg`It's for people who lead a team`, uses: msg`Your role` },
  job: { reason: msg`It fits your kind of work`, uses: msg`Your kind of work` },
  sameAction: {
    reason: msg`It goes with advice you liked`,
    uses: msg`Your bookmarks, goals and ratings`,
  },
  more: { reason: msg`You wanted more like it`, uses: msg`Advice you marked “More like this”` },
  customers: { reason: msg`It fits your customers`, uses: msg`Your kind of work` },
  minutes: { reason: msg`You have time for it`, uses: msg`Your minutes a day` },
  saved: { reason: msg`You bookmarked it`, uses: msg`Your bookmarks` },
  liked: { reason: msg`You found similar advice helpful`, uses: msg`Your ratings` },
  motivation: { reason: msg`It's about what motivates you`, uses: msg`Your motivations` },
  savedTheme: {
    reason: msg`It's like advice you bookmarked`,
    uses: msg`The themes of your bookmarks`,
  },
  goal: { reason: msg`It goes with an open goal`, uses: msg`The themes of your goals` },
  profile: { reason: msg`It suits your profile`, uses: msg`Your traits` },
  format: { reason: msg`It comes in a format you like`, uses: msg`How you like to learn` },
  ranking: { reason: msg`It's for the group you put first`, uses: msg`Your order on Home` },
  start: { reason: msg`It's a good first step`, uses: msg`Nothing about you` },
  variety: { reason: msg`You might like a change`, uses: msg`Nothing about you` },
}
