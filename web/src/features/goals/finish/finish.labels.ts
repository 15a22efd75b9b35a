import { plural, t } from '@lingui/core/macro'
import type { Finish } from './finish.rules.ts'

/** "You did it 3 times in 4 weeks." */
export function finishText({ did, days }: Pick<Finish, 'did' | 'days'>): string {
  const times = plural(did, { one: 'once', other: '# times' })
  if (days === null) return did === 0 ? t`You did it.` : t`You did it ${times}.`
  const span = spanText(days)
  return did === 0 ? t`You did it in ${span}.` : t`You did it ${times} in ${span}.`
}

/** From two weeks on in weeks; a goal of a few hours took a day. */
function spanText(days: number): string {
  if (days < 14) return plural(Math.max(1, days), { one: '# day', other: '# days' })
  return plural(Math.round(days / 7), { one: '# week', other: '# weeks' })
}
