import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { isBareRule } from './understanding/handbook.rules.ts'
import { isVague } from './understanding/route.rules.ts'
import { asksKnowHow } from './understanding/scope.rules.ts'
import { plainOf } from './understanding/words.rules.ts'

/** A hit with at least this score fits; if there is no such hit, Mira shows the closest ones. */
const FITS = 0.3
const MOST = { fitting: 4, closest: 2 } as const

export type Choice = {
  kind: 'advice' | 'handbook' | 'nothing'
  found: AskedHit[]
  /** Whether the message can mean several things, so that Mira asks one question */
  asksBack: boolean
  /** Whether more entries of house knowledge fit than the answer shows */
  hasMore?: boolean
}

/** An entry of house knowledge with at least this score is the whole answer. */
const NAMES_IT = 0.6
/** With these words a person speaks of themself, and a rule of the company can't replace advice. */
const ABOUT_ONESELF = /\bi (?:am|feel|felt|was|have been|can not|keep|get|got)\b/

const isHouse = ({ hit }: AskedHit) => hit.kind === 'house'
const isRule = ({ hit, score }: AskedHit) =>
  hit.kind === 'handbook' || (hit.kind === 'house' && score >= NAMES_IT)

/**
 * Chooses the hits that answer a message. With `asksRule` only the company knows the answer, so its
 * handbook and house knowledge come first; otherwise only if no other hit fits better.
 * Product 4, Mira.
 */
export function choose(
  text: string,
  found: readonly AskedHit[],
  { asksRule, mayAsk }: { asksRule: boolean; mayAsk: boolean },
): Choice {
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
    // "When do I get paid?" is clear, so Mira asks no question back.
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

/** Whether the best hits are for different people or about different subjects. */
const differ = (found: readonly AskedHit[]) =>
  new Set(
    found.slice(0, MOST.fitting).map(({ hit }) => `${hit.entity.join()} ${hit.actionId ?? hit.id}`),
  ).size > 1
