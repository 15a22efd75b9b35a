import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { isBareRule } from './understanding/handbook.rules.ts'
import { isVague } from './understanding/route.rules.ts'
import { asksKnowHow } from './understanding/scope.rules.ts'
import { plainOf } from './understanding/words.rules.ts'

/** From this score on something that was found fits; below it Mira only shows what is closest. */
const FITS = 0.3
const MOST = { fitting: 4, closest: 2 } as const

export type Chosen = {
  kind: 'advice' | 'handbook' | 'nothing'
  found: AskedHit[]
  /** Whether the message can mean several things, so that Mira asks one question */
  asksBack: boolean
  /** Whether more entries of house knowledge were asked for than are shown */
  hasMore?: boolean
}

/** From this score on an entry of house knowledge is all that was asked for. */
const NAMES_IT = 0.6
/** Then no rule of the company stands in for advice. */
const ABOUT_ONESELF = /\bi (?:am|feel|felt|was|have been|can not|keep|get|got)\b/

const isHouse = ({ hit }: AskedHit) => hit.kind === 'house'
const isRule = ({ hit, score }: AskedHit) =>
  hit.kind === 'handbook' || (hit.kind === 'house' && score >= NAMES_IT)

/**
 * What of the things found answers a message. `asksRule`: it asks for what only the company can say, so
 * its handbook and house knowledge come first; else it comes only where nothing fits better. Product 4, Mira.
 */
export function choose(
  text: string,
  found: readonly AskedHit[],
  { asksRule, mayAsk }: { asksRule: boolean; mayAsk: boolean },
): Chosen {
  const house = found.filter((one) => isHouse(one) && isRule(one))
  const isOpen = isVague(text) && house.length === 0
  const isKnown = !asksKnowHow(text)
  const fitting = found.filter(({ score }) => isOpen || (isKnown && score >= FITS))
  const asksBack = mayAsk && isOpen && differ(fitting)
  const isOwn = !asksRule && ABOUT_ONESELF.test(plainOf(text))
  const ruling = isOwn ? [] : fitting.filter(isRule)
  const rules = [...new Set([...(asksRule ? house : []), ...ruling])]
  const wantsAdvice = isOpen || isOwn
  const first = (wantsAdvice ? fitting.find((one) => !isRule(one)) : undefined) ?? fitting[0]
  if (rules.length > 0 && (asksRule || (first !== undefined && isRule(first)))) {
    const found = rules.slice(0, MOST.fitting)
    // "When do I get paid?" names one thing, and asks for just that.
    const asks = asksBack && (!asksRule || isBareRule(text))
    return { kind: 'handbook', found, asksBack: asks, hasMore: house.length > MOST.fitting }
  }
  if (first !== undefined) {
    const best = wantsAdvice && !isRule(first) ? fitting.filter((one) => !isRule(one)) : fitting
    return { kind: 'advice', found: best.slice(0, MOST.fitting), asksBack }
  }
  if (mayAsk && isOpen) return { kind: 'advice', found: [], asksBack: true }
  return { kind: 'nothing', found: found.slice(0, MOST.closest), asksBack: false }
}

/** Whether the best things found are for different people, or about different things. */
const differ = (found: readonly AskedHit[]) =>
  new Set(
    found.slice(0, MOST.fitting).map(({ hit }) => `${hit.entity.join()} ${hit.actionId ?? hit.id}`),
  ).size > 1
