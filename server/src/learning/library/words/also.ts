import { ACTION_WORDS } from './also/actions.ts'
import { COLLEAGUE_ADVICE_WORDS } from './also/advice-colleague.ts'
import { CUSTOMER_ADVICE_WORDS } from './also/advice-customer.ts'
import { TEAM_ADVICE_WORDS } from './also/advice-team.ts'
import { YOURSELF_ADVICE_WORDS } from './also/advice-yourself.ts'
import { CHALLENGE_WORDS } from './also/challenges.ts'
import { HANDBOOK_WORDS } from './also/handbook.ts'

/** From lines of `id: words` to the words by id. */
const byId = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\n+/)
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
      }),
  )

/** What people call a thing when they look for it, by its id; it is searched and never shown. */
export const ALSO_CALLED: Readonly<
  Record<'action' | 'advice' | 'challenge' | 'handbook', ReadonlyMap<string, string>>
> = {
  action: byId(ACTION_WORDS),
  advice: byId(
    [YOURSELF_ADVICE_WORDS, TEAM_ADVICE_WORDS, COLLEAGUE_ADVICE_WORDS, CUSTOMER_ADVICE_WORDS].join(
      '',
    ),
  ),
  challenge: byId(CHALLENGE_WORDS),
  handbook: byId(HANDBOOK_WORDS),
}
