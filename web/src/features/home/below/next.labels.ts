import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why the fresh piece is right this week, given the value of the reason (product 4, next for you). */
export const whyNowText: Record<string, (value: string) => MessageDescriptor | undefined> = {
  achieved: (title) => msg`Why now: you just achieved “${title}”, and this continues from there`,
  goesWell: (title) => msg`Why now: “${title}” goes well, and this goes with it`,
  quiet: (entity) =>
    ({
      yourself: msg`Why now: you’ve had no goal for yourself for a while`,
      team: msg`Why now: you’ve had no goal for your team for a while`,
      colleague: msg`Why now: you’ve had no goal for a colleague for a while`,
      customer: msg`Why now: you’ve had no goal for your customers for a while`,
    })[entity],
  unseen: () => msg`Why now: you haven’t seen it yet`,
}
