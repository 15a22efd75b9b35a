import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How helpful something was: product 4, feedback choices. */
export const likedWords: Record<number, MessageDescriptor> = {
  4: msg`Very helpful`,
  3: msg`Helpful`,
  2: msg`Somewhat helpful`,
  1: msg`Not helpful`,
}
