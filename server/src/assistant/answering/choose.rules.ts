import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { isBareRule } from './understanding/handbook.rules.ts'
import { countNamed, isVague } from './understanding/route.rules.ts'
import { asksKnowHow } from './understanding/scope.rules.ts'
import { plainOf } from './understanding/words.rules.ts'

/**
 * A hit with at least this score and value fits; if there is no such hit, Mira shows the closest
 * ones. Tuned on bench/mira: the value tells questions without an answer apart, the score doesn't.
 */
const FITS = { score: 0.3, value: 5.6, valueOfWord: 1.6 }
/** Below this lead of the first over the eighth hit, Mira also asks which action is closest. */
const SURE = 3.2
const MOST = { fitting: 4, closest: 2, choices: 6 } as const

export type Choice = {
  kind: 'advice' | 'handbook' | 'nothing'
  found: AskedHit[]
  /** Whether the message can mean several things, so that Mira asks one question */
  asksBack: boolean
  /** Whether more entries of house knowledge fit than the answer shows */
  hasMore?: boolean
  /** If Mira isn't sure: further actions, of which the person may choose one */
  closest?: AskedHit[]
}

/** An entry of house knowledge with at least this score is the whole answer. */
const NAMES_IT = 0.6
/** With these words a person speaks of themself, and a rule of the company can't replace advice. */
const ABOUT_ONESELF = /\bi (?:am|feel|felt|was|have been|can not|keep|get|got)\b/

const isHouse = ({ hit }: Pick<AskedHit, 'hit'>) => hit.kind === 'house'
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
  const least = leastValue(text)
  const isMet = isOpen || (isKnown && found.some((one) => fits(one, least, asksRule)))
  const fitting = isMet ? found.filter(({ score }) => isOpen || score >= FITS.score) : []
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
    const shown = best.slice(0, MOST.fitting)
    return { kind: 'advice', found: shown, asksBack, closest: closestTo(shown, found) }
  }
  if (mayAsk && isOpen) return { kind: 'advice', found: [], asksBack: true }
  const near = found.slice(0, MOST.closest)
  const closest = isKnown ? closestTo(near, found) : []
  return { kind: 'nothing', found: near, asksBack: false, closest }
}

/** One's own goals and house knowledge have values of another scale. */
const fits = ({ hit, score, value }: AskedHit, least: number, asksRule: boolean) =>
  score >= FITS.score &&
  (hit.kind === 'goal' ||
    isHouse({ hit }) ||
    (asksRule && hit.kind === 'handbook') ||
    value >= least)

/** The least value of a hit that fits: less for a message of a few words. */
const leastValue = (text: string): number =>
  Math.min(FITS.value, FITS.valueOfWord * Math.max(1, countNamed(text)))

/** The actions after the shown hits, unless the first hit leads clearly. */
function closestTo(shown: readonly AskedHit[], found: readonly AskedHit[]): AskedHit[] {
  const actions = found.filter(({ hit }) => hit.kind === 'action' || hit.kind === 'kit')
  const [first, eighth] = [actions[0]?.value ?? 0, actions[7]?.value ?? 0]
  const isSure = first * (1 - eighth / (first || 1)) >= SURE
  return isSure ? [] : actions.filter((one) => !shown.includes(one)).slice(0, MOST.choices)
}

/** Whether the best hits are for different people or about different subjects. */
const differ = (found: readonly AskedHit[]) =>
  new Set(
    found.slice(0, MOST.fitting).map(({ hit }) => `${hit.entity.join()} ${hit.actionId ?? hit.id}`),
  ).size > 1
