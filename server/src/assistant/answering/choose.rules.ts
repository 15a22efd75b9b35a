import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import type { Reading } from './understanding/reading.rules.ts'

/**
 * A hit with at least this score and value fits; if there is no such hit, Mira shows the closest
 * ones. Tuned on bench/mira: the value tells questions without an answer apart, the score doesn't.
 */
const FITS = { score: 0.3, value: 7.5, valueOfWord: 1.6 }
/** Below this lead of the first over the eighth hit, Mira also asks which action is closest. */
const SURE = 3.5
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

/** A rule that is only named, such as "overtime", may mean several. */
const BARE_WORDS = 3

const isHouse = ({ hit }: Pick<AskedHit, 'hit'>) => hit.kind === 'house'
const isRule = ({ hit, score }: AskedHit) =>
  hit.kind === 'handbook' || (hit.kind === 'house' && score >= NAMES_IT)

/**
 * Chooses the hits that answer a message. With `asksRule` only the company knows the answer, so its
 * handbook and house knowledge come first; otherwise only if no other hit fits better.
 * Product 4, Mira.
 */
export function choose(
  { plain, isVague, named, mayBeRule }: Reading,
  found: readonly AskedHit[],
  { asksRule, mayAsk }: { asksRule: boolean; mayAsk: boolean },
): Choice {
  const house = found.filter((one) => isHouse(one) && isRule(one))
  const isOpen = isVague && house.length === 0
  const least = leastValue(named)
  const isMet = isOpen || found.some((one) => fits(one, least, asksRule))
  const fitting = isMet ? found.filter(({ score }) => isOpen || score >= FITS.score) : []
  const asksBack = mayAsk && isOpen && differ(fitting)
  const isOwn = !asksRule && ABOUT_ONESELF.test(plain)
  const rules = [...new Set([...(asksRule ? house : []), ...(isOwn ? [] : fitting.filter(isRule))])]
  const advice = fitting.filter((one) => !isRule(one))
  const [first] = fitting
  // Only a message that is near to a question about rules is answered by the best rule.
  const isRuled = first !== undefined && rules.includes(first)
  const fitsRule = isRuled && (isHouse(first) || mayBeRule)
  if (rules.length > 0 && (asksRule || fitsRule || advice.length === 0)) {
    const found = rules.slice(0, MOST.fitting)
    // "When do I get paid?" is clear, so Mira asks no question back.
    const asks = asksBack && (!asksRule || plain.split(' ').length <= BARE_WORDS)
    return { kind: 'handbook', found, asksBack: asks, hasMore: house.length > MOST.fitting }
  }
  if (advice.length > 0) {
    // Where advice helps, a rule comes last.
    const ruled = isOpen ? [] : rules.slice(0, 1)
    const shown = [...advice.slice(0, MOST.fitting - ruled.length), ...ruled]
    return { kind: 'advice', found: shown, asksBack, closest: closestTo(shown, found) }
  }
  if (mayAsk && isOpen) return { kind: 'advice', found: [], asksBack: true }
  const near = found.slice(0, MOST.closest)
  const closest = closestTo(near, found)
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
const leastValue = (named: number): number =>
  Math.min(FITS.value, FITS.valueOfWord * Math.max(1, named))

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
